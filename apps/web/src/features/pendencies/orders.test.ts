import { expect, test } from "vitest";
import { text } from "./text/pt-br.ts";

test("each list order has its label [CD-119]", () => {
  expect(text.order).toEqual({
    DEFAULT: "Mais relevantes",
    REVISION_DATE: "Há mais tempo em análise",
    EXPIRATION_DATE_ASC: "Vencimento mais próximo",
    EXPIRATION_DATE_DESC: "Vencimento mais distante",
    UPDATED_DESC: "Alteração de status mais recente",
    UPDATED_ASC: "Alteração de status mais antiga",
    SEND_BY: "Prazo de envio mais próximo",
    REVIEW_BY: "Prazo de análise mais próximo",
  });
});
