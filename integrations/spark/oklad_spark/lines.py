"""The lines of 6-НДФЛ from payments: a group-by and its sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyspark.sql import functions as f

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

PARTS = """array<struct<base: string, rate: int, budget_code: string,
    income: long, deduction: long, tax_base: long, tax_amount: long>>"""
LINE = ("base", "rate", "budget_code")
SUMS = {"income": "120", "deduction": "130", "tax_base": "131", "tax_amount": "160"}
SLOTS = {"01": "161", "11": "162", "02": "163", "12": "164", "03": "165", "13": "166"}


def report_lines(payments: DataFrame, year: int, quarter: int, person: Sequence[str]) -> DataFrame:
    """Returns section 2 of 6-НДФЛ since January: a row for each base, rate and budget code.

    Sums are kopecks. The tax computed is rounded to roubles for each person and line, as the law
    says (Tax Code, article 52, paragraph 6). The job fails if a row was refused.

    :param payments: of ``calculate(people, "long", question="payments")``, sums in kopecks
    :param quarter: the last one, 1 to 4
    :param person: the columns that tell people apart
    """
    refused = f.raise_error(f.lit("people were refused: see the column errors")).cast("boolean")
    own = (f.year("date") == year) & (f.quarter("date") <= quarter)
    parts = payments.where(f.when(f.col("errors").isNull(), own).otherwise(refused)).select(
        *person, "date", "slot", f.inline(f.from_json("tax_parts", PARTS))
    )
    in_slot = {
        line: f.when((f.quarter("date") == quarter) & (f.col("slot") == slot), f.col("tax_amount"))
        for slot, line in SLOTS.items()
    }
    people = parts.groupBy(*person, *LINE).agg(
        *(f.sum(name).alias(line) for name, line in SUMS.items()),
        *(f.coalesce(f.sum(tax), f.lit(0)).alias(line) for line, tax in in_slot.items()),
    )
    # A flat rate is rounded payment by payment.
    due = f.expr("if(rate = 30, `160`, (`131` * rate + 5000) div 10000 * 100)")
    lines = people.withColumn("140", due).withColumns(
        {
            "110": f.expr("int(`120` > 0)"),
            "170": f.expr("greatest(`140` - `160`, 0)"),
            "180": f.expr("greatest(`160` - `140`, 0)"),
        }
    )
    numbers = sorted(["110", "140", "170", "180", *SUMS.values(), *SLOTS.values()])
    return lines.groupBy(*LINE).agg(*(f.sum(f"`{line}`").alias(f"line_{line}") for line in numbers))
