type Options = {
  readonly pages?: number;
  /** Filler bytes, so that the document is as large as a scan. */
  readonly weight?: number;
  /** Encrypted with a password. */
  readonly locked?: boolean;
};

/** A minimal PDF with a cross-reference table. */
export const madePdf = ({ pages = 1, weight = 0, locked = false }: Options = {}): Buffer => {
  const first = 3;
  const kids = Array.from({ length: pages }, (_, at) => `${first + at} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>"),
    ...(weight > 0 ? [`<< /Length ${weight} >>\nstream\n${"0123456789".repeat(Math.ceil(weight / 10)).slice(0, weight)}\nendstream`] : []),
    ...(locked ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`] : []),
  ];
  const offsets: number[] = [];
  let text = "%PDF-1.4\n";
  for (const [at, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const secured = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "";
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${secured} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
};
