"""Prints the net pay of a year, and what is wrong with a request. Sums are whole kopecks."""

import os

import requests

service = os.environ.get("OKLAD_URL", "http://localhost:8080")
session = requests.Session()
session.headers["x-api-key"] = os.environ["OKLAD_KEY"]


def calculate(request: dict) -> dict:
    answer = session.post(f"{service}/api/v1/private-calc", json=request, timeout=10)
    if answer.status_code == 400:
        raise ValueError("; ".join(error["detail"] for error in answer.json()["errors"]))
    answer.raise_for_status()
    return answer.json()


year = calculate({"gross_salary": 15_000_000, "children_count": 2})
print(year["annual_net_income"])

vacation = {"kind": "vacation", "from": "2026-07-06", "days": 14}
year = calculate({"gross_salary": 10_000_000, "start_date": "2026-01-01", "absences": [vacation]})
print(year["absence_pay"][0]["pay"])

try:
    calculate({"gross_salary": -1})
except ValueError as error:
    print(error)
