"""The taxes of a year for a table of people in Parquet.

python examples/year_of_taxes.py people.parquet taxes.parquet
"""

import sys

from oklad_spark import calculate
from pyspark.sql import SparkSession

source, target, *command = sys.argv[1:]
spark = SparkSession.builder.appName("year of taxes").getOrCreate()
people = spark.read.parquet(source)
taxes = calculate(people, command=command or ["oklad"])
taxes.write.mode("overwrite").parquet(target)
written = spark.read.parquet(target)
print(f"{written.count()} rows, {written.filter('errors is not null').count()} refused")
