import { dice } from "../random.ts";
import type { Pen } from "./pen.ts";
import type { Party, Person, Printed } from "./printed.ts";
import type { Ink, Point } from "./sheet.ts";
import { type Fact, facts } from "./table.ts";
import { day } from "./wording.ts";

export type Signer = { readonly name: string; readonly as: string; readonly register?: string };

/** Letterhead of a company: colored bar, name and CNPJ. */
export const letterhead = (pen: Pen, party: Party, ink: Ink = "green"): void => {
  pen.put({ kind: "area", at: [pen.left, pen.y()], width: 5, height: 30, ink });
  pen.line(party.name, { x: pen.left + 14, size: 13, face: "bold", ink });
  pen.down(18);
  pen.line(`CNPJ ${party.cnpj} · ${party.city}/${party.state}`, { x: pen.left + 14, size: 8, ink: "grey" });
  pen.down(20);
  pen.rule();
};

/** Heading of a document by an authority or a bank. */
export const authority = (pen: Pen, lines: readonly [string, ...string[]]): void => {
  for (const [at, text] of lines.entries()) {
    pen.line(text, { align: "centre", face: at === 0 ? "bold" : "sans", size: at === 0 ? 11 : 9, ink: at === 0 ? "black" : "grey" });
    pen.down(14);
  }
  pen.down(4);
  pen.rule();
};

export const title = (pen: Pen, text: string): void => {
  pen.down(6);
  pen.line(text.toUpperCase(), { align: "centre", face: "bold", size: 13 });
  pen.down(24);
};

/** The value, or a blank if it is the missing one. */
export const given = ({ wrong, lacking }: Printed, what: Printed["lacking"], value: string): string =>
  wrong === "missing_data" && lacking === what ? "" : value;

export const personFacts = (printed: Printed, { name, document, role, admission }: Person): readonly Fact[] => [
  ["Colaborador", name],
  ["CPF ou documento", given(printed, "document", document)],
  ["Função", role],
  ["Admissão", day(admission)],
];
export const supplierFacts = ({ supplier }: Printed): readonly Fact[] => [
  ["Empresa", supplier.name],
  ["CNPJ", supplier.cnpj],
];
export const projectFacts = ({ contractor, project }: Printed): readonly Fact[] => [
  ["Contratante", contractor.name],
  ["Projeto", `${project.name} · ${project.contract}`],
];

/** The attested status: good, unless it is the fault. */
export const standing = ({ wrong, kind }: Printed, good: string): string => {
  if (wrong === "unpaid") return "EM ABERTO: sem liquidação";
  if (wrong === "unregistered") return "EM ANDAMENTO: sem registro";
  if (wrong === "unfit") return "COM RESTRIÇÃO";
  return wrong === "expired" && !kind.expires ? "INATIVA: substituída por via posterior" : good;
};

/** Adds the remark of a fault. */
export const remark = (pen: Pen, { finding }: Printed): void => {
  if (finding !== null) facts(pen, [["Observação", `${finding}.`]], 1);
};

const LOOPS = 34;
/** A signature: loops and an underline, the same for the same name. */
const scribble = (name: string, [x, y]: Point): readonly Point[] => {
  const hand = dice([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7));
  const [speed, lean, height] = [1.1 + hand.whole(60) / 100, 3 + hand.whole(5), 7 + hand.whole(6)];
  const points = Array.from({ length: LOOPS }, (_, at): Point => {
    const calm = at < 7 ? 1.5 : 0.45 + hand.whole(40) / 100;
    return [x + at * 2.9 + lean * Math.cos(at * speed), y - 3 - height * calm * Math.sin(at * speed)];
  });
  return [...points, [x + LOOPS * 3.4, y - 6], [x + 12, y + 4]];
};

export const signatures = (pen: Pen, printed: Printed, signers: readonly Signer[]): void => {
  const aside = pen.width > pen.height ? 3 : 2;
  const width = pen.width / aside;
  for (let first = 0; first < signers.length; first += aside) {
    pen.need(86);
    pen.down(42);
    for (const [at, signer] of signers.slice(first, first + aside).entries()) {
      const x = pen.left + at * width + 8;
      const y = pen.y();
      if (printed.wrong !== "unsigned") pen.put({ kind: "path", points: scribble(signer.name, [x + 30, y - 6]), width: 1.1, ink: "blue" });
      pen.put({
        kind: "path",
        points: [
          [x, y],
          [x + width - 24, y],
        ],
        width: 0.6,
        ink: "black",
      });
      const register =
        signer.register === undefined || printed.wrong === "unqualified" ? "" : ` · ${given(printed, "register", signer.register)}`;
      pen.put({ kind: "text", at: [x, y + 11], text: signer.name, size: 8.5, face: "bold", ink: "black" });
      pen.put({ kind: "text", at: [x, y + 22], text: `${signer.as}${register}`, size: 7.5, face: "sans", ink: "grey" });
    }
    pen.down(34);
  }
};

/** A slightly rotated rubber stamp. */
export const stamp = (pen: Pen, text: string, [x, y]: Point): void => {
  const width = text.length * 7.4 + 18;
  const corner = (along: number, up: number): Point => [x + along * 0.985 + up * 0.17, y - along * 0.17 + up * -0.985];
  pen.put({
    kind: "path",
    points: [corner(0, -8), corner(width, -8), corner(width, 20), corner(0, 20), corner(0, -8)],
    width: 1.6,
    ink: "red",
  });
  pen.put({ kind: "text", at: corner(9, 2), text, size: 12, face: "bold", ink: "red", turned: 9.8 });
};

/** The digits and bars of a bank bill. */
export const barcode = (pen: Pen, seed: number): void => {
  const chance = dice(seed);
  pen.need(70);
  pen.line(
    Array.from({ length: 4 }, () => `${String(chance.whole(1e6)).padStart(6, "0")}${String(chance.whole(1e6)).padStart(6, "0")}`).join(" "),
    {
      face: "mono",
      size: 11,
    },
  );
  pen.down(20);
  let x = pen.left;
  while (x < pen.left + 330) {
    const width = 1 + chance.whole(3);
    pen.put({ kind: "area", at: [x, pen.y()], width, height: 34, ink: "black" });
    x += width + 1 + chance.whole(3);
  }
  pen.down(46);
};

const hex = (seed: number): string => dice(seed).whole(0xffff_ffff).toString(16).toUpperCase().padStart(8, "0");
/** A verification code like those of authorities and banks. */
export const code = (seed: number): string => `${hex(seed)}${hex(seed + 1)}`.replace(/(.{4})(?=.)/g, "$1.");
