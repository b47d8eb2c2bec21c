"""Builds the documents of a folder or file of lines with Spark: spark-submit build_invoices.py INPUT OUTPUT [OPERATION]

Each partition is piped through `assay bulk`, which must be on the PATH of every node. OUTPUT gets a line for each document, in the
order of the input; `id` is the index of the document in the input, from 0.
"""

import json
import os
import sys

from pyspark.sql import SparkSession

# One worker per process: Spark runs as many of these processes as it has cores. With --exit-zero an invalid document is a normal
# answer; only an aborted run fails its task, which Spark then repeats elsewhere.
COMMAND = "assay bulk records --workers 1 --exit-zero --quiet"


def record(operation: str, number: int, text: str) -> str:
    """The record of a document, with every digit as written. Invalid JSON becomes a string, so that it is refused under its own id."""
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
    # Spark starts commands with an empty environment, so without a PATH.
    answers = records.pipe(COMMAND, env=dict(os.environ), checkCode=True)
    answers.saveAsTextFile(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
