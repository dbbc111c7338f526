import { openDocument } from "../../../platform/pdf/open-document.ts";
import { type DrawnCertificate, drawCertificates } from "./draw-certificate.ts";

/** The bytes of a PDF with certificates while it is drawn. An error while drawing ends the stream with that error. */
export const certificatePdf = async (
  certificates: AsyncIterable<DrawnCertificate> | Iterable<DrawnCertificate>,
): Promise<AsyncIterable<Uint8Array>> => {
  const pdf = await openDocument({ title: "Certificado", language: "pt-BR" });
  void drawCertificates(pdf, certificates).then(
    () => pdf.end(),
    (error: Error) => pdf.destroy(error),
  );
  return pdf;
};
