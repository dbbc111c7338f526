import { dice } from "../../random.ts";
import { given, letterhead, personFacts, projectFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts } from "../table.ts";
import { day, longDay, monthOf } from "../wording.ts";

const rules = [
  "Só inicio uma tarefa com a análise de risco feita e assinada.",
  "Em altura, permaneço sempre preso a um ponto de ancoragem.",
  "Nunca passo sob carga suspensa nem entro em área isolada.",
  "Bloqueio e etiqueto todas as energias antes de intervir.",
  "Não opero equipamento sem habilitação e autorização.",
  "Uso o equipamento de proteção da tarefa, inteiro e limpo.",
  "Comunico na hora todo acidente e todo quase-acidente.",
  "Exerço o direito de recusa diante de risco grave e iminente.",
  "Em emergência, sigo a rota de fuga até o ponto de encontro e ligo para o ramal 193.",
  "Não trabalho sob efeito de álcool ou de outras drogas.",
];
const PRINTED_RULES = 8;

/** A letter of a company: order, notice, term or permission. */
export const letter = (pen: Pen, printed: Printed): void => {
  const { supplier, worker, kind, issueDate, expiryDate, seed, month, wrong } = printed;
  const chance = dice(seed);
  letterhead(pen, supplier);
  title(pen, kind.title);
  const date = given(printed, "date", day(issueDate));
  facts(pen, [
    ...supplierFacts(printed),
    ...(worker ? personFacts(printed, worker) : []),
    ...projectFacts(printed),
    ["Emissão", date],
    ["Validade", expiryDate ? day(expiryDate) : "Sem vencimento"],
    ...(month ? ([["Competência", given(printed, "month", monthOf(month))]] as const) : []),
    ["Carga horária", wrong === "insufficient" ? "1 h" : "8 h"],
    ["Situação", standing(printed, "VÁLIDO")],
  ]);
  pen.words(
    `Pelo presente, ${worker ? `${worker.name}, na função de ${worker.role.toLowerCase()},` : supplier.name} declara ter recebido as orientações para os serviços no projeto acima e compromete-se a cumpri-las:`,
    { size: 10 },
  );
  pen.down(8);
  for (const [at, rule] of chance.some(rules, PRINTED_RULES).entries()) {
    pen.words(`${at + 1}. ${rule}`, { size: 10 });
    pen.down(3);
  }
  pen.down(12);
  pen.words(`${supplier.city}/${supplier.state}, ${date === "" ? "" : longDay(issueDate)}.`, { size: 10 });
  signatures(pen, printed, [
    { name: worker?.name ?? "Representante", as: worker ? "Colaborador" : supplier.name },
    { name: "Téc. Wagner Lopes", as: "Segurança do trabalho", register: `MTE ${20_000 + chance.whole(60_000)}` },
  ]);
};
