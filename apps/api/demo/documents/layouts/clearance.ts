import { dice } from "../../random.ts";
import { authority, code, given, personFacts, standing, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts } from "../table.ts";
import { day, longDay } from "../wording.ts";

const issuers: { readonly [code: string]: readonly [string, ...string[]] } = {
  "STP-CND": ["MINISTÉRIO DA FAZENDA", "Receita Federal do Brasil · Procuradoria-Geral da Fazenda Nacional"],
  "STP-CRF": ["CAIXA ECONÔMICA FEDERAL", "Consulta de Regularidade do Empregador"],
  "STP-CNDT": ["PODER JUDICIÁRIO", "Justiça do Trabalho"],
  "STP-CARTAO-CNPJ": ["REPÚBLICA FEDERATIVA DO BRASIL", "Cadastro Nacional da Pessoa Jurídica"],
  "SSMA-CTF": ["MINISTÉRIO DO MEIO AMBIENTE", "IBAMA · Cadastro Técnico Federal"],
};

/** Clearance certificate of an authority, with a verification code. */
export const clearance = (pen: Pen, printed: Printed): void => {
  const { supplier, kind, issueDate, expiryDate, seed, wrong, worker, elsewhere } = printed;
  const { city, state } = elsewhere ?? supplier;
  authority(pen, issuers[kind.code ?? ""] ?? [`ESTADO DE ${state}`, `Município de ${city}`]);
  pen.down(14);
  title(pen, wrong === "unfit" ? `${kind.title} – POSITIVA` : kind.title);
  facts(
    pen,
    [
      ["Nome empresarial", supplier.name],
      ["CNPJ", supplier.cnpj],
      ["Situação", standing(printed, "REGULAR")],
    ],
    1,
  );
  if (worker) facts(pen, personFacts(printed, worker));
  pen.down(6);
  const verdict = wrong === "unfit" ? "constam pendências em nome" : "não constam pendências em nome";
  pen.words(
    `Ressalvado o direito de cobrar e inscrever quaisquer dívidas de responsabilidade da pessoa jurídica acima identificada que vierem a ser apuradas, é certificado que ${verdict} do contribuinte, nesta data, nos registros deste órgão. Esta certidão abrange a matriz e as filiais.`,
    { face: "serif", size: 12 },
  );
  pen.down(10);
  pen.words("A aceitação desta certidão está condicionada à verificação de sua autenticidade na internet.", { face: "serif", size: 12 });
  pen.down(16);
  const validity = expiryDate ? [["Válida até", given(printed, "date", day(expiryDate))] as const] : [];
  facts(pen, [
    ["Emitida em", given(printed, "date", day(issueDate))],
    ...validity,
    ["Número", `${dice(seed).whole(9_000_000) + 1_000_000}/${issueDate.slice(0, 4)}`],
    ["Código de controle", wrong === "unregistered" ? "" : code(seed)],
  ]);
  pen.line(`${city}/${state}, ${longDay(issueDate)}`, { align: "centre", face: "serif", size: 11 });
};
