import { refusals } from "@emdia/contract/refusals.ts";
import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { texts } from "../../texts.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { lazyTexts } from "../i18n/lazy-texts.ts";
import { explainedBy } from "./explained-by.ts";
import { messageOf } from "./message-of.ts";

const speaking = i18next.createInstance();
await speaking.use(lazyTexts(texts)).init({
  lng: "pt-BR",
  preload: ["pt-BR", "en-US"],
  load: "currentOnly",
  fallbackLng: false,
  ns: ["errors", ...new Set(Object.values(explainedBy))],
  interpolation: { escapeValue: false },
});
const inPortuguese = speaking.getFixedT("pt-BR", "errors");
const inEnglish = speaking.getFixedT("en-US", "errors");
const answered = (facts: Partial<ConstructorParameters<typeof ApiFailure>[0]>) =>
  new ApiFailure({ kind: "answered", message: "", statusCode: 400, ...facts });

describe("error messages", () => {
  test("the text of the code comes first, in the screen language [R-181]", () => {
    const failure = answered({ code: "facility.name_taken", message: "Project not found" });
    expect(messageOf(failure, inPortuguese)).toBe("Já existe uma unidade com este nome.");
    expect(messageOf(failure, inEnglish)).toBe("There already is a unit with this name.");
  });

  test("code text precedes server message, which precedes the fallback [R-178] [R-179] [R-180]", () => {
    const other = answered({ code: "sign_in.other_way", message: "account-exists-with-different-credential" });
    expect(messageOf(other, inPortuguese)).toBe("Esta conta entra de outra forma. Use o mesmo botão com que ela foi criada.");
    const unknown = { code: "auth.something_new" as "sign_in.blocked" };
    expect(messageOf(answered({ ...unknown, message: "Palavras do servidor" }), inPortuguese)).toBe("Palavras do servidor");
    expect(messageOf(answered(unknown), inPortuguese)).toBe("Erro de servidor.");
  });

  test("every code of the contract has its text [R-181]", () => {
    for (const code of Object.keys(refusals) as (keyof typeof refusals)[])
      expect([code, messageOf(answered({ code, message: "as received" }), inEnglish)]).not.toEqual([code, "as received"]);
  });

  test.each([
    ["Invalid CNPJ.", "CNPJ Inválido", "[R-185]"],
    ["E-mail not verified.", "E-mail não verificado", "[R-186]"],
    ["Company not found", "Empresa não encontrada", "[R-187]"],
    ["Employee not found", "Colaborador não encontrado", "[R-188]"],
    ["Project not found", "Projeto não encontrado", "[R-189]"],
    ["Invalid CPF.", "CPF inválido", "[R-190]"],
  ])("the server's %j is shown as %j %s", (message, shown) => {
    expect(messageOf(answered({ message }), inPortuguese)).toBe(shown);
  });

  test.each(["X", "Invalid CNPJ", "invalid cnpj.", "Company not found.", "Fornecedor bloqueado", "toString"])(
    "%j is shown as received [R-191]",
    (message) => {
      expect(messageOf(answered({ message }), inPortuguese)).toBe(message);
    },
  );

  test("an unknown code leaves the message as received [R-191]", () => {
    const failure = answered({ code: "pendency.brand_new" as "server.failed", message: "Pendência congelada." });
    expect(messageOf(failure, inPortuguese)).toBe("Pendência congelada.");
  });

  test("an answer without a message is shown as a server error", () => {
    expect(messageOf(answered({ statusCode: 502 }), inPortuguese)).toBe("Erro de servidor.");
  });

  test("an unanswered call shows its text and the detail [R-182]", () => {
    expect(messageOf(new ApiFailure({ kind: "unanswered", message: "Failed to fetch" }), inPortuguese)).toBe(
      "Não foi possível realizar esta ação, a solicitação foi feita, mas nenhuma resposta foi recebida. Failed to fetch",
    );
  });

  test("an unsent call mentions the connection and adds the detail [R-183]", () => {
    expect(messageOf(new ApiFailure({ kind: "unsent", message: "offline" }), inPortuguese)).toBe(
      "Não foi possível realizar esta ação, por favor, verifique sua conexão e tente novamente offline",
    );
  });

  test("the end of a session has its long text [R-059] [R-060]", () => {
    expect(messageOf(answered({ code: "session.denied", message: "Token negado." }), inPortuguese)).toBe(
      "Sessão expirada. Faça o login novamente para continuar usando a plataforma.",
    );
  });

  test("a bug is shown without technical detail", () => {
    expect(messageOf(new TypeError("x is undefined"), inPortuguese)).toBe("Algo inesperado aconteceu. Tente novamente.");
  });
});
