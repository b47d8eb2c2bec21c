"""Builds the documents of a folder or file of lines with Spark: spark-submit build_invoices.py INPUT OUTPUT [OPERATION]

Each partition is piped through `assay bulk`, which every node has on its PATH. OUTPUT gets a line for each document, in the order of the
input; `id` is the place of the document in the input, from 0.
"""

import json
import os
import sys

from pyspark.sql import SparkSession

# One process for the records: Spark runs as many of these at a time as it has cores. With --exit-zero a document that is at fault
# is an answer, and only a run that came to no end fails its task, which Spark then tries again elsewhere.
COMMAND = "assay bulk records --workers 1 --exit-zero --quiet"


def record(operation: str, number: int, text: str) -> str:
    """The record of a document, with every digit as it is written; what is no JSON goes as a text, and is refused under its number."""
    try:
        json.loads(text)
    except ValueError:
        text = json.dumps(text)
    return f'{{"op":"{operation}","id":{number},"data":{text}}}'


def main(source: str, target: str, operation: str = "build") -> None:
    spark = SparkSession.builder.appName("assay").getOrCreate()
    context = spark.sparkContext
    documents = context.textFile(source, minPartitions=context.defaultParallelism * 10)
    numbered = documents.filter(lambda text: text.strip() != "").zipWithIndex()
    records = numbered.map(lambda pair: record(operation, pair[1], pair[0]))
    # Spark gives a command no environment of its own, so not even a PATH.
    answers = records.pipe(COMMAND, env=dict(os.environ), checkCode=True)
    answers.saveAsTextFile(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
