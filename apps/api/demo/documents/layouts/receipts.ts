import { dice } from "../../random.ts";
import { authority, barcode, code, given, standing, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day, reais } from "../wording.ts";
import { paidOn } from "./paid-on.ts";
import { monthShown, wageOf } from "./payroll.ts";

const SHORT_BY_CENTS = 87_310;

/** Bank receipt of a transfer. */
export const transferReceipt = (pen: Pen, printed: Printed): void => {
  const { worker, supplier, seed, wrong, kind } = printed;
  const chance = dice(seed);
  const net = worker ? wageOf(worker).net : 1_842_000 + chance.whole(900_000);
  authority(pen, ["BANCO MINAS CENTRAL S.A.", "Internet Banking Empresas", "Comprovante de transferência · crédito de salário"]);
  title(pen, kind.title);
  facts(pen, [
    ["Pagador", supplier.name],
    ["CNPJ do pagador", supplier.cnpj],
    ["Favorecido", worker?.name ?? printed.contractor.name],
    ["CPF ou documento do favorecido", worker ? given(printed, "document", worker.document) : printed.contractor.cnpj],
    ["Agência e conta", `${String(chance.whole(9_000) + 1_000)} / ${chance.whole(90_000) + 10_000}-${chance.whole(10)}`],
    ["Competência", monthShown(printed)],
    ["Data do crédito", given(printed, "date", day(paidOn(printed, 5)))],
    ["Valor", `R$ ${reais(wrong === "amount_differs" ? net - SHORT_BY_CENTS : net)}`],
    ["Situação", standing(printed, "00 – crédito efetuado")],
    ["Autenticação", wrong === "unpaid" ? "" : code(seed)],
  ]);
  pen.words("Transação efetuada por meio eletrônico. Guarde este comprovante.", { size: 8, ink: "grey" });
};

/** An official bill for a month with amounts, payment and list of workers. */
export const officialBill = (pen: Pen, printed: Printed): void => {
  const { supplier, colleagues, kind, seed, wrong, worker, contractor } = printed;
  const people = worker ? [worker] : colleagues;
  const isFund = /FGTS/.test(kind.title);
  const rate = isFund ? 0.08 : 0.2;
  const parts = people.map((person) => ({ person, base: wageOf(person).earned, due: Math.round(wageOf(person).earned * rate) }));
  const total = parts.reduce((sum, { due }) => sum + due, 0);
  const paid = wrong === "amount_differs" ? total - SHORT_BY_CENTS : total;
  authority(
    pen,
    isFund ? ["CAIXA ECONÔMICA FEDERAL", "FGTS Digital"] : ["MINISTÉRIO DA FAZENDA", "Secretaria Especial da Receita Federal do Brasil"],
  );
  title(pen, kind.title);
  facts(pen, [
    ["Empregador", supplier.name],
    ["CNPJ", supplier.cnpj],
    ["Competência / período de apuração", monthShown(printed)],
    ["Vencimento", day(paidOn({ ...printed, wrong: null }, 20))],
    ["Número do documento", `07.16.${dice(seed).whole(90_000) + 10_000}.${dice(seed + 1).whole(9_000_000)}-8`],
    ["Tomador", contractor.name],
    ["Valor principal (R$)", reais(total)],
    ["Valor recolhido (R$)", wrong === "unpaid" ? "" : reais(paid)],
    ["Data do pagamento", wrong === "unpaid" ? "" : given(printed, "date", day(paidOn(printed, 19)))],
    ["Situação", standing(printed, "QUITADO")],
  ]);
  barcode(pen, seed);
  pen.line(`Autenticação: ${wrong === "unpaid" ? "" : code(seed + 3)}`, { face: "mono", size: 8 });
  pen.turn();
  title(pen, "Detalhe por trabalhador");
  table(
    pen,
    [
      { title: "Trabalhador", share: 5 },
      { title: "CPF ou documento", share: 3 },
      { title: "Remuneração", share: 2, align: "right" },
      { title: "Valor", share: 2, align: "right" },
    ],
    parts.map(({ person, base, due }) => [person.name, person.document, reais(base), reais(due)]),
  );
};

/** Receipt of a declaration, with the declared data. */
export const declarationReceipt = (pen: Pen, printed: Printed): void => {
  const { supplier, colleagues, kind, seed, wrong, worker, issueDate } = printed;
  const base = (worker ? [worker] : colleagues).reduce((sum, person) => sum + wageOf(person).earned, 0);
  authority(pen, ["eSocial · DCTFWeb", "Ministério da Fazenda · Ministério do Trabalho e Emprego", "Recibo de entrega de declaração"]);
  title(pen, kind.title);
  facts(pen, [
    ["Contribuinte", supplier.name],
    ["CNPJ", supplier.cnpj],
    ...(worker
      ? ([
          ["Trabalhador", worker.name],
          ["CPF", given(printed, "document", worker.document)],
        ] as const)
      : []),
    ["Período de apuração", monthShown(printed)],
    ["Categoria", "40 – Geral"],
    ["Número do recibo", wrong === "unregistered" ? "" : `1.2.${dice(seed).whole(1e9)}`],
    ["Entregue em", given(printed, "date", day(printed.month ? paidOn(printed, 14) : issueDate))],
    ["Situação", standing(printed, "ATIVA – processada com sucesso (201)")],
    ["Código de controle", code(seed)],
  ]);
  pen.turn();
  title(pen, "Totalizadores S-5011 e S-5013");
  const shown = wrong === "amount_differs" ? base - SHORT_BY_CENTS : base;
  table(
    pen,
    [
      { title: "Rubrica", share: 6 },
      { title: "Base (R$)", share: 2, align: "right" },
      { title: "Apurado (R$)", share: 2, align: "right" },
    ],
    [
      ["1099-01 Contribuição dos segurados", reais(shown), reais(Math.round(shown * 0.09))],
      ["1138-01 Contribuição patronal", reais(shown), reais(Math.round(shown * 0.2))],
      ["1646-01 GILRAT ajustado", reais(shown), reais(Math.round(shown * 0.03))],
      ["FGTS (S-5013)", reais(shown), reais(Math.round(shown * 0.08))],
    ],
  );
};
