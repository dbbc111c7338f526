import i18next from "i18next";
import { expect, test } from "vitest";
import { lazyTexts } from "./lazy-texts.ts";

const speaking = async (language: string) => {
  const loaded: string[] = [];
  const words = (locale: string, text: { readonly [key: string]: string }) => async () => {
    loaded.push(locale);
    return { text };
  };
  const counted = (none: string, one: string, many: string) => ({ rows_zero: none, rows_one: one, rows_other: many });
  const instance = i18next.createInstance();
  await instance
    .use(
      lazyTexts({
        rows: {
          "pt-BR": words("pt-BR", counted("Nenhuma linha", "{{count}} linha", "{{count}} linhas")),
          "en-US": words("en-US", counted("No row", "{{count}} row", "{{count}} rows")),
          "es-ES": words("es-ES", counted("Ninguna fila", "{{count}} fila", "{{count}} filas")),
        },
      }),
    )
    .init({ lng: language, load: "currentOnly", fallbackLng: false, ns: ["rows"] });
  const count = (rows: number) => String(instance.t("rows:rows" as never, { count: rows } as never));
  return { instance, loaded, count };
};

test("only the current language is loaded, another one when chosen [R-002] [R-003]", async () => {
  const { instance, loaded, count } = await speaking("pt-BR");
  expect([loaded, count(2)]).toEqual([["pt-BR"], "2 linhas"]);
  await instance.changeLanguage("en-US");
  expect([loaded, count(2)]).toEqual([["pt-BR", "en-US"], "2 rows"]);
});

test.each([
  ["pt-BR", ["Nenhuma linha", "1 linha", "2 linhas", "1000000 linhas"]],
  ["en-US", ["No row", "1 row", "2 rows", "1000000 rows"]],
  ["es-ES", ["Ninguna fila", "1 fila", "2 filas", "1000000 filas"]],
])("%s pluralises none, one, several and a million [R-002]", async (language, counted) => {
  const { count } = await speaking(language);
  expect([0, 1, 2, 1_000_000].map(count)).toEqual(counted);
});
