import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.mustangproject.ZUGFeRD.ZUGFeRDImporter;
import org.mustangproject.validator.ZUGFeRDValidator;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/**
 * Judges PDF files by veraPDF and Mustang, a line for each on standard output:
 * name, clauses that PDF/A-3b finds broken, those of PDF/UA-1, Mustang's word on the whole, the digest of the XML that it reads.
 * The first argument is the folder; with "a" as second only PDF/A-3b is asked.
 */
public class Validate {
  public static void main(String[] arguments) throws Exception {
    PrintStream out = System.out;
    // Mustang and what it uses write to standard output.
    System.setOut(System.err);
    VeraGreenfieldFoundryProvider.initialise();
    boolean pagesOnly = arguments.length > 1 && arguments[1].equals("a");
    Map<String, String> judged = new HashMap<>();
    File[] files = new File(arguments[0]).listFiles((folder, name) -> name.endsWith(".pdf"));
    java.util.Arrays.sort(files);
    for (File file : files) {
      String archive = broken(file, PDFAFlavour.PDFA_3_B);
      String accessible = pagesOnly ? "-" : broken(file, PDFAFlavour.PDFUA_1);
      String whole = "-";
      String digest = "-";
      if (!pagesOnly) {
        byte[] xml = null;
        try {
          ZUGFeRDImporter importer = new ZUGFeRDImporter(new FileInputStream(file));
          xml = importer.getRawXML();
        } catch (Exception trouble) {
          whole = "unread: " + trouble;
        }
        if (xml != null) {
          digest = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(xml));
          // The same XML in another language gets the same word.
          whole = judged.get(digest);
          if (whole == null) {
            ZUGFeRDValidator validator = new ZUGFeRDValidator();
            validator.disableNotices();
            String report = validator.validate(file.getPath());
            whole = validator.wasCompletelyValid() ? "valid" : "invalid: " + summary(report);
            judged.put(digest, whole);
          }
        }
      }
      out.println(String.join("\t", file.getName(), archive, accessible, whole, digest));
      out.flush();
    }
  }

  private static String broken(File file, PDFAFlavour flavour) throws Exception {
    Set<String> clauses = new LinkedHashSet<>();
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() == TestAssertion.Status.FAILED) {
          clauses.add(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber() + " " + assertion.getMessage() + " @" + assertion.getLocation().getContext());
        }
        if (clauses.size() > 5) break;
      }
      if (clauses.isEmpty() && !result.isCompliant()) clauses.add("not compliant");
    } catch (Exception trouble) {
      clauses.add("unread: " + trouble.getMessage());
    }
    return String.join(" | ", clauses).replaceAll("[\\t\\n\\r]", " ");
  }

  private static String summary(String report) {
    StringBuilder found = new StringBuilder();
    java.util.regex.Matcher matcher = java.util.regex.Pattern.compile("<(?:error|fatal|exception)[^>]*>([^<]*)").matcher(report);
    for (int i = 0; i < 3 && matcher.find(); i++) found.append(matcher.group(1)).append(" | ");
    return (found.length() == 0 ? report : found.toString()).replaceAll("\\s+", " ");
  }
}
