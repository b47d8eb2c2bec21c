// Builds the invoice of a file by the client of oapi-codegen and prints what is to be paid.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"example.test/assay/assay"
)

func main() {
	text, err := os.ReadFile(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	var draft assay.Draft
	if err := json.Unmarshal(text, &draft); err != nil {
		log.Fatal(err)
	}
	client, err := assay.NewClientWithResponses(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	answer, err := client.BuildWithResponse(context.Background(), nil, assay.BuildRequest{Data: draft})
	if err != nil {
		log.Fatal(err)
	}
	if answer.JSON200 == nil {
		log.Fatalf("no document: %s", answer.Body)
	}
	document, err := answer.JSON200.ValueByDiscriminator()
	if err != nil {
		log.Fatal(err)
	}
	invoice, isInvoice := document.(assay.BillInvoice)
	if !isInvoice {
		log.Fatalf("no invoice: %T", document)
	}
	var payable string = invoice.Totals.Payable
	fmt.Println(payable)
}
