import type { Locale } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { createSpeech } from "./speech.ts";

const counted = (none: string, one: string, many: string) => ({ rows_zero: none, rows_one: one, rows_other: many });
const words: { readonly [L in Locale]: { readonly [key: string]: string } } = {
  "pt-BR": counted("Nenhuma linha", "{{count}} linha", "{{count}} linhas"),
  "en-US": counted("No row", "{{count}} row", "{{count}} rows"),
  "es-ES": counted("Ninguna fila", "{{count}} fila", "{{count}} filas"),
};

const speaking = async (language: Locale) => {
  const loaded: string[] = [];
  const state = { isReachable: true };
  const module = (locale: Locale) => async () => {
    if (!state.isReachable) throw new Error("offline");
    loaded.push(locale);
    return { text: { ...words[locale], nested: { "with.dots": "{{name}} · {{name}}" } } };
  };
  const speech = createSpeech({ rows: { "pt-BR": module("pt-BR"), "en-US": module("en-US"), "es-ES": module("es-ES") } }, language);
  await speech.load(["rows"]);
  return { speech, loaded, state, count: (rows: number) => speech.say("rows", "rows", { count: rows }) };
};

test("only the current language is loaded, and the next one when it is chosen [R-002] [R-003]", async () => {
  const { speech, loaded, count } = await speaking("pt-BR");
  expect([loaded, count(2)]).toEqual([["pt-BR"], "2 linhas"]);
  await speech.speak("en-US");
  expect([loaded, count(2), speech.language()]).toEqual([["pt-BR", "en-US"], "2 rows", "en-US"]);
});

test.each([
  ["pt-BR", ["Nenhuma linha", "1 linha", "2 linhas", "1000000 linhas"]],
  ["en-US", ["No row", "1 row", "2 rows", "1000000 rows"]],
  ["es-ES", ["Ninguna fila", "1 fila", "2 filas", "1000000 filas"]],
] as const)("%s counts none, one, several and a million [R-002]", async (language, told) => {
  const { count } = await speaking(language);
  expect([0, 1, 2, 1_000_000].map(count)).toEqual(told);
});

test("a language whose words cannot be fetched is not spoken, and is spoken when they can [R-002]", async () => {
  const { speech, state, count } = await speaking("pt-BR");
  state.isReachable = false;
  expect([await speech.speak("en-US"), count(1)]).toEqual([false, "1 linha"]);
  state.isReachable = true;
  expect([await speech.speak("en-US"), count(1)]).toEqual([true, "1 row"]);
});

test("words that travel are fetched once, and those that are here not again", async () => {
  const { speech, loaded } = await speaking("pt-BR");
  expect(speech.has(["rows"])).toBe(true);
  await Promise.all([speech.load(["rows"]), speech.load(["rows"])]);
  expect(loaded).toEqual(["pt-BR"]);
});

test("a key may hold dots, a placeholder may come twice, and a text that nobody wrote shows its key", async () => {
  const { speech } = await speaking("pt-BR");
  expect(speech.say("rows", "nested.with.dots", { name: "Mina" })).toBe("Mina · Mina");
  expect(speech.say("rows", "nested.with.dots")).toBe("{{name}} · {{name}}");
  expect(speech.say("rows", "unknown")).toBe("unknown");
});

test("whoever listens is told of another language, until they stop", async () => {
  const { speech } = await speaking("pt-BR");
  const heard: Locale[] = [];
  const stop = speech.subscribe(() => heard.push(speech.language()));
  await speech.speak("es-ES");
  stop();
  await speech.speak("en-US");
  expect(heard).toEqual(["es-ES"]);
});
