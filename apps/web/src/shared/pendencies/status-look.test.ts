import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { statusLook } from "./status-look.ts";
import { text } from "./text/pt-br.ts";

const having = (what: Partial<{ readonly ground: string; readonly ink: string }>) =>
  pendencyStatuses.filter((status) =>
    Object.entries(what).every(([key, value]) => statusLook[status][key === "ink" ? "ink" : "ground"] === value),
  );

test("chips are amber for analysis, green for done, otherwise light grey [R-414] [R-415] [R-416]", () => {
  expect(having({ ground: "amber" })).toEqual(["IN_REVISION", "PRE_ANALYSIS"]);
  expect(having({ ground: "green" })).toEqual(["DONE"]);
  expect(having({ ground: "grey" })).toEqual(["OPEN", "NOT_APPLICABLE", "NEXT_DUE_DATE", "EXPIRED", "SUPPORT", "PRE_REJECTED"]);
});

test("received is written in black, expired and pre-rejected in red [R-417] [R-418] [CD-116]", () => {
  expect(having({ ink: "black" })).toEqual(["IN_REVISION"]);
  expect(having({ ink: "red", ground: "grey" })).toEqual(["EXPIRED", "PRE_REJECTED"]);
});

test("each status has its label [R-404] [R-405] [R-406] [R-407] [R-408] [R-409] [R-410] [R-411] [R-412]", () => {
  expect(text.status).toEqual({
    OPEN: "Em aberto",
    IN_REVISION: "Recebido",
    DONE: "Concluído",
    NOT_APPLICABLE: "Não aplicável",
    NEXT_DUE_DATE: "Próximo ao vencimento",
    EXPIRED: "Vencido",
    SUPPORT: "Tirando dúvida",
    PRE_ANALYSIS: "Pré-análise",
    PRE_REJECTED: "Pré-reprovado",
  });
});

test("each type has its label [R-399] [CD-119]", () => {
  expect(text.types).toEqual({
    EMPLOYEE: "Colaborador",
    RISK: "Associada a risco",
    PROVIDER: "Fornecedor",
    OTHERS: "Outros",
    COMPANY: "Empresa",
  });
});
