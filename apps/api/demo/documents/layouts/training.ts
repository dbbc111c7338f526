import { addDays } from "../../../src/kernel/dates.ts";
import { dice } from "../../random.ts";
import { given, personFacts, projectFacts, signatures, supplierFacts } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import type { Point } from "../sheet.ts";
import { facts, table } from "../table.ts";
import { day, longDay, monthOf } from "../wording.ts";

const schools = ["Escola Técnica Prevenir", "Altiva Treinamentos", "Instituto Norma Segura"] as const;
const instructors = ["Marcos Vilela", "Eliane Torquato", "Sérgio Bandeira"] as const;
const HOURS: { readonly [norm: string]: number } = { "NR-10": 40, "NR-33": 16, "NR-35": 8, "NR-20": 16, "NR-11": 16, "NR-12": 8 };
const TOO_FEW = 4;
const subjects = [
  "Normas e regulamentos aplicáveis",
  "Análise de risco e condições impeditivas",
  "Equipamentos de proteção individual e coletiva",
  "Acidentes típicos e condutas de emergência",
  "Primeiros socorros e resgate",
  "Avaliação prática",
];

const border = (pen: Pen, inset: number) => {
  const right = pen.width + 2 * pen.left - inset;
  const corners: readonly Point[] = [
    [inset, inset],
    [right, inset],
    [right, pen.height - inset],
    [inset, pen.height - inset],
    [inset, inset],
  ];
  pen.put({ kind: "path", points: corners, width: inset < 24 ? 2.4 : 0.7, ink: "green" });
};

/** A training certificate, with the syllabus on its back. */
export const trainingCertificate = (pen: Pen, printed: Printed): void => {
  const { worker, kind, issueDate, seed, wrong, supplier, expiryDate, month } = printed;
  const chance = dice(seed);
  const norm = /NR-?\d+/.exec(kind.title)?.[0] ?? "";
  const hours = wrong === "insufficient" ? TOO_FEW : (HOURS[norm] ?? 8);
  const date = given(printed, "date", day(issueDate));
  border(pen, 20);
  border(pen, 27);
  pen.down(22);
  pen.line(chance.pick(schools), { align: "centre", face: "bold", size: 14, ink: "green" });
  pen.down(34);
  pen.line("CERTIFICADO", { align: "centre", face: "serif", size: 34 });
  pen.down(58);
  pen.line("Certificamos que", { align: "centre", face: "serif", size: 13 });
  pen.down(24);
  pen.line(worker?.name ?? supplier.name, { align: "centre", face: "serif", size: 24, ink: "green" });
  pen.down(38);
  const cpf = worker ? `, CPF ou documento ${given(printed, "document", worker.document)}, ${worker.role.toLowerCase()}` : "";
  pen.words(
    `da empresa ${supplier.name}, CNPJ ${supplier.cnpj}${cpf}, concluiu com aproveitamento: ${kind.title}, com carga horária de ${hours} horas, realizado até ${date}.`,
    { face: "serif", size: 13, align: "centre" },
  );
  pen.down(10);
  const until = expiryDate ? ` Válido até ${day(expiryDate)}.` : "";
  pen.line(`${supplier.city}/${supplier.state}, ${date === "" ? "" : longDay(issueDate)}.${until}`, {
    align: "centre",
    face: "serif",
    size: 11,
  });
  pen.down(26);
  signatures(pen, printed, [
    { name: chance.pick(instructors), as: "Instrutor", register: `MTE ${10_000 + chance.whole(80_000)}` },
    { name: "Eng. Flávia Monteiro", as: "Responsável técnica", register: `CREA ${10_000 + chance.whole(80_000)}` },
    { name: worker?.name ?? "Participante", as: "Participante" },
  ]);
  pen.turn();
  pen.line("Conteúdo programático", { face: "bold", size: 12 });
  pen.down(22);
  facts(pen, [
    ...(worker ? personFacts(printed, worker) : []),
    ...supplierFacts(printed),
    ...projectFacts(printed),
    ...(month ? ([["Mês de referência", given(printed, "month", monthOf(month))]] as const) : []),
  ]);
  const share = hours / subjects.length;
  table(
    pen,
    [
      { title: "Assunto", share: 6 },
      { title: "Carga", share: 2, align: "right" },
      { title: "Data", share: 2, align: "right" },
    ],
    subjects.map((subject, at) => [
      subject,
      `${share.toFixed(1).replace(".", ",")} h`,
      date === "" ? "" : day(addDays(issueDate, Math.floor(at / 2) - 2)),
    ]),
  );
};
