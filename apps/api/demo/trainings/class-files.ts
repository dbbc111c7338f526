import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { uploadFileOfClass } from "../../src/modules/trainings/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import { pdfOf } from "../documents/pdf.ts";
import { newPen } from "../documents/pen.ts";
import { day } from "../documents/wording.ts";
import { nothing } from "../facilities.ts";
import type { ClassSeed } from "./class-seeds.ts";

/** The text of a file. The build computes its hash, and a job draws it again with equal bytes and stores them. */
export const FileText = z.object({ title: z.string(), author: z.string(), lines: z.array(z.string()), madeAt: z.string() });
export type FileText = z.output<typeof FileText>;

export const drawFileText = ({ title, author, lines, madeAt }: FileText): Promise<Uint8Array> => {
  const pen = newPen();
  pen.line(author, { size: 11, face: "bold", ink: "green" });
  pen.down(18);
  pen.rule();
  pen.down(8);
  pen.words(title, { size: 14, face: "bold" });
  pen.down(10);
  for (const line of lines) pen.words(line, { size: 10 });
  return pdfOf(pen.sheets(), { title, author, madeAt: new Date(madeAt) });
};

type Training = {
  readonly contractorId: number;
  readonly contractorName: string;
  readonly id: number;
  readonly place: string;
  readonly days: readonly string[];
  readonly names: readonly string[];
};
type Marks = { readonly isAttendanceList: boolean; readonly forSuppliers: boolean };
type ClassFile = Marks & { readonly name: string; readonly text: FileText };

const filesOf = ({ name, files }: ClassSeed, training: Training, madeAt: Date): readonly ClassFile[] => {
  const base = { author: training.contractorName, madeAt: madeAt.toISOString() };
  const days = `Dias: ${training.days.map(day).join(", ")} · Local: ${training.place}`;
  const text = (title: string, lines: readonly string[]): FileText => ({
    ...base,
    title: `${title}: ${name}`,
    lines: [days, "", ...lines],
  });
  const signed = training.names.map((person, index) => `${index + 1}. ${person} · assinado`);
  const list = { name: "lista-de-presenca-assinada.pdf", isAttendanceList: true, forSuppliers: false };
  const evidence = { name: "registro-da-pratica.pdf", isAttendanceList: false, forSuppliers: false };
  const orientation = { name: "orientacoes-aos-fornecedores.pdf", isAttendanceList: false, forSuppliers: true };
  return [
    ...(files === "all" || files === "evidence"
      ? [
          { ...list, text: text("Lista de presença", signed) },
          {
            ...evidence,
            text: text("Registro da prática", [
              "Equipamentos inspecionados antes do uso e devolvidos sem avaria.",
              "Exercícios feitos por todos os presentes, com avaliação do instrutor.",
              "Nenhum incidente registrado.",
            ]),
          },
        ]
      : []),
    ...(files === "all" || files === "for suppliers"
      ? [
          {
            ...orientation,
            text: text("Orientações", [
              "Chegar trinta minutos antes, com documento com foto e crachá.",
              "Trazer capacete, botina e óculos de proteção; o restante é fornecido no local.",
              "Quem perder uma sessão não recebe o certificado e volta em outra turma.",
            ]),
          },
        ]
      : []),
  ];
};

/** Adds the rows of the files of a class and returns the texts, whose bytes a job stores. */
export const seedClassFiles = async (scope: Scope, seed: ClassSeed, training: Training): Promise<readonly FileText[]> => {
  const upload = uploadFileOfClass({ scans: false });
  const params = { companyId: training.contractorId, id: training.id };
  const texts: FileText[] = [];
  for (const { name, text, ...fields } of filesOf(seed, training, scope.now)) {
    const bytes = await drawFileText(text);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const body = { hash, size: bytes.length, type: "application/pdf", pages: null, name, fields };
    acceptedBy(await upload(scope, { ...nothing, params, body }));
    texts.push(text);
  }
  return texts;
};
