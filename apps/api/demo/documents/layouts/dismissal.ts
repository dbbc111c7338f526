import { authority, given, personFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day, reais } from "../wording.ts";
import { wageOf } from "./payroll.ts";

const SHORT_BY_CENTS = 54_118;

/** Termination term of an employment contract, with the settlement. */
export const terminationTerm = (pen: Pen, printed: Printed): void => {
  const { worker, kind, issueDate, wrong, supplier } = printed;
  authority(pen, ["MINISTÉRIO DO TRABALHO E EMPREGO", "Termo previsto na Portaria MTE 1.621/2010"]);
  title(pen, kind.title);
  facts(pen, [...supplierFacts(printed), ...(worker ? personFacts(printed, worker) : [])]);
  facts(
    pen,
    [
      ["Afastamento", given(printed, "date", day(issueDate))],
      ["Causa", "Despedida sem justa causa"],
      ["Aviso-prévio", "Indenizado"],
    ],
    3,
  );
  const wage = worker ? wageOf(worker) : { base: 0, hazard: 0, inss: 0 };
  const rows: readonly (readonly [string, number])[] = [
    ["50 Saldo de salário", Math.round(wage.base / 2)],
    ["53 Adicional de periculosidade", wage.hazard],
    ["63 13º salário proporcional", Math.round(wage.base * 0.75)],
    ["65 Férias proporcionais e 1/3", Math.round(wage.base * 0.9)],
    ["69 Aviso-prévio indenizado", wage.base],
    ["112 Previdência social (desconto)", -wage.inss],
  ];
  const net = rows.reduce((sum, [, cents]) => sum + cents, 0);
  table(
    pen,
    [
      { title: "Rubrica", share: 7 },
      { title: "Valor (R$)", share: 3, align: "right" },
    ],
    rows.map(([name, cents]) => [name, reais(cents)]),
  );
  facts(pen, [
    ["Líquido rescisório (R$)", reais(wrong === "amount_differs" ? net - SHORT_BY_CENTS : net)],
    ["Situação", standing(printed, "QUITADO")],
  ]);
  pen.words("As partes declaram, sob as penas da lei, que as verbas acima foram pagas na presença das testemunhas.", { size: 8.5 });
  signatures(pen, printed, [
    { name: worker?.name ?? "Colaborador", as: "Trabalhador" },
    { name: "Ricardo Salgado", as: `Preposto de ${supplier.name}` },
  ]);
};
