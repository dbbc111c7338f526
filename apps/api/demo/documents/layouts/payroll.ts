import { given, letterhead, personFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Person, Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day, monthOf, reais } from "../wording.ts";
import { paidOn } from "./paid-on.ts";

const INSS = 0.09;
const FGTS = 0.08;
const HAZARD = 0.3;
const SHORT_BY_CENTS = 31_247;

export const wageOf = ({ salaryCents }: Person) => {
  const hazard = Math.round(salaryCents * HAZARD);
  const earned = salaryCents + hazard;
  const inss = Math.round(earned * INSS);
  const transport = Math.round(salaryCents * 0.06);
  return { base: salaryCents, hazard, earned, inss, transport, net: earned - inss - transport, fgts: Math.round(earned * FGTS) };
};
export const monthShown = (printed: Printed): string =>
  given(printed, "month", printed.month ? monthOf(printed.month) : monthOf(printed.issueDate.slice(0, 7)));

const payslipOf = (pen: Pen, printed: Printed, worker: Person): void => {
  const { supplier, kind, wrong } = printed;
  const { base, hazard, earned, inss, transport, net, fgts } = wageOf(worker);
  letterhead(pen, supplier);
  title(pen, kind.title);
  facts(pen, [
    ...supplierFacts(printed),
    ...personFacts(printed, worker),
    ["Competência", monthShown(printed)],
    ["Tomador", printed.contractor.name],
  ]);
  table(
    pen,
    [
      { title: "Cód.", share: 1 },
      { title: "Descrição", share: 5 },
      { title: "Referência", share: 2, align: "right" },
      { title: "Proventos", share: 2, align: "right" },
      { title: "Descontos", share: 2, align: "right" },
    ],
    [
      ["001", "Salário-base", "30,00", reais(base), ""],
      ["045", "Adicional de periculosidade", "30,00 %", reais(hazard), ""],
      ["901", "INSS", "9,00 %", "", reais(inss)],
      ["922", "Vale-transporte", "6,00 %", "", reais(transport)],
    ],
  );
  const shown = wrong === "amount_differs" ? net - SHORT_BY_CENTS : net;
  facts(
    pen,
    [
      ["Total de proventos", reais(earned)],
      ["Total de descontos", reais(inss + transport)],
      ["Líquido a receber", reais(shown)],
      ["Base do FGTS", reais(earned)],
      ["FGTS do mês", reais(fgts)],
      ["Situação", standing(printed, "PAGO")],
    ],
    3,
  );
  pen.words(`Declaro ter recebido a importância líquida discriminada neste recibo em ${day(paidOn(printed, 5))}.`);
  signatures(pen, printed, [
    { name: worker.name, as: "Colaborador" },
    { name: "Departamento de pessoal", as: supplier.name },
  ]);
};

/** Payroll of a supplier's workers, with totals on the next page. */
export const payrollOfMonth = (pen: Pen, printed: Printed): void => {
  const { supplier, contractor, colleagues, kind, wrong } = printed;
  const wages = colleagues.map((person) => ({ person, ...wageOf(person) }));
  const sum = (of: (wage: (typeof wages)[number]) => number) => wages.reduce((total, wage) => total + of(wage), 0);
  letterhead(pen, supplier);
  title(pen, kind.title);
  facts(pen, [
    ...supplierFacts(printed),
    ["Competência", monthShown(printed)],
    ["Tomador de serviço", `${contractor.name} · ${contractor.cnpj}`],
  ]);
  table(
    pen,
    [
      { title: "Colaborador", share: 5 },
      { title: "Função", share: 4 },
      { title: "Proventos", share: 2, align: "right" },
      { title: "Descontos", share: 2, align: "right" },
      { title: "Líquido", share: 2, align: "right" },
    ],
    wages.map(({ person, earned, net }) => [person.name, person.role, reais(earned), reais(earned - net), reais(net)]),
  );
  pen.turn();
  title(pen, "Resumo da folha");
  const short = wrong === "amount_differs" ? SHORT_BY_CENTS : 0;
  facts(pen, [
    ["Competência", monthShown(printed)],
    ["Colaboradores", String(wages.length)],
    ["Total de proventos", reais(sum(({ earned }) => earned))],
    ["Total de descontos", reais(sum(({ earned, net }) => earned - net))],
    ["Total líquido", reais(sum(({ net }) => net) - short)],
    ["FGTS", reais(sum(({ fgts }) => fgts))],
    ["Situação", standing(printed, "FECHADA")],
  ]);
  signatures(pen, printed, [{ name: "Rosana Campos", as: "Contadora", register: `CRC/${supplier.state} 84.210` }]);
};

/** Payslip of a worker, or the payroll for a company document. */
export const payslip = (pen: Pen, printed: Printed): void =>
  printed.worker ? payslipOf(pen, printed, printed.worker) : payrollOfMonth(pen, printed);
