import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.DocumentsApi;
import org.openapitools.client.model.BillInvoice;
import org.openapitools.client.model.BuildRequest;
import org.openapitools.client.model.Draft;

/** Builds the invoice of a file by the client of openapi-generator and prints what is to be paid. */
public class ReadPayable {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(args[0]);
    Draft draft = new ObjectMapper().readValue(new File(args[1]), Draft.class);
    BillInvoice invoice = new DocumentsApi(client).build(new BuildRequest().data(draft), null, null).getBillInvoice();
    String payable = invoice.getTotals().getPayable();
    System.out.println(payable);
  }
}
