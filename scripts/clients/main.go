// Calls the service by the client that oapi-codegen made: BASE GIVEN, answers as JSON on standard output.
package main

import (
	"context"
	"encoding/json"
	"os"
	"strings"

	"assay.test/assay"
)

type object = map[string]interface{}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// As the client takes JSON objects.
func as[T any](value interface{}) T {
	var out T
	if err := json.Unmarshal(must(json.Marshal(value)), &out); err != nil {
		panic(err)
	}
	return out
}

func main() {
	var given struct {
		Invoice, Message object
		Ubl, Lines       string
	}
	if err := json.Unmarshal(must(os.ReadFile(os.Args[2])), &given); err != nil {
		panic(err)
	}
	ctx := context.Background()
	c := must(assay.NewClientWithResponses(os.Args[1]))
	yes := true

	built := must(c.BuildWithResponse(ctx, assay.BuildRequest{Data: given.Invoice, Template: &object{"ordering": object{"code": "PO-9"}}})).JSON200
	refused := must(c.ValidateWithResponse(ctx, assay.ValidateRequest{Data: given.Invoice})).JSON422
	valid := must(c.ValidateWithResponse(ctx, assay.ValidateRequest{Data: given.Message})).JSON200
	include := []assay.InspectRequestInclude{assay.InspectRequestIncludeChanges, assay.InspectRequestIncludeRules}
	inspected := must(c.InspectWithResponse(ctx, assay.InspectRequest{Data: given.Invoice, Include: &include})).JSON200
	changed := false
	for _, change := range *inspected.Changes {
		changed = changed || change.Kind == assay.ChangeKindCalculated
	}
	corrected := must(c.CorrectWithResponse(ctx, assay.CorrectRequest{Data: given.Invoice, Options: &object{"type": "credit-note", "reason": "Lost"}})).JSON200
	imported := must(c.ImportWithResponse(ctx, assay.ImportRequest{Data: given.Ubl})).JSON200
	exported := must(c.ExportWithResponse(ctx, assay.ExportRequest{Data: imported.Document, Format: "cii", AllowLoss: &yes})).JSON200
	keys := must(c.KeygenWithResponse(ctx)).JSON200
	private, public := as[object](keys.Private), as[object](keys.Public)
	signed := must(c.SignWithResponse(ctx, assay.SignRequest{Data: given.Message, Privatekey: &private})).JSON200
	verified := must(c.VerifyWithResponse(ctx, assay.VerifyRequest{Data: signed, Publickey: &public})).JSON200
	regimes := must(c.ListRegimesWithResponse(ctx)).JSON200
	spain := must(c.GetRegimeWithResponse(ctx, "ES")).JSON200
	schema := must(c.GetSchemaWithResponse(ctx, "bill/invoice", &assay.GetSchemaParams{Bundle: true})).JSON200
	op := assay.BulkParamsOp("build")
	bulked := must(c.BulkWithBodyWithResponse(ctx, &assay.BulkParams{Op: &op}, "application/x-ndjson", strings.NewReader(given.Lines)))
	sound := []bool{}
	for _, line := range strings.Split(strings.TrimSpace(string(bulked.Body)), "\n") {
		sound = append(sound, as[struct{ Ok bool }](json.RawMessage(line)).Ok)
	}
	_, bundled := (*schema)["$defs"].(object)

	if err := json.NewEncoder(os.Stdout).Encode(object{
		"schema":    built.Schema,
		"order":     built.AdditionalProperties["ordering"],
		"payable":   built.AdditionalProperties["totals"].(object)["payable"],
		"refused":   refused.Key,
		"fault":     map[bool]string{true: "string"}[(*refused.Faults)[0].Code != ""],
		"valid":     valid.Ok,
		"changed":   changed,
		"corrected": as[object](corrected)["type"],
		"imported":  imported.Document.AdditionalProperties["code"],
		"exported":  exported.Format,
		"verified":  verified.Ok,
		"regimes":   len(regimes.Regimes) > 20,
		"spain":     (*spain)["country"],
		"bundled":   map[bool]string{true: "object"}[bundled],
		"bulk":      sound,
	}); err != nil {
		panic(err)
	}
}
