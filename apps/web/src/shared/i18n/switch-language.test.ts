import i18next from "i18next";
import { expect, test } from "vitest";
import { lazyTexts } from "./lazy-texts.ts";
import { switchLanguage } from "./switch-language.ts";

test("switchLanguage is false until the texts load [R-002]", async () => {
  let isReachable = false;
  const words = (text: string) => async () => {
    if (!isReachable && text !== "Projetos") throw new Error("offline");
    return { text: { title: text } };
  };
  const speaking = i18next.createInstance();
  await speaking
    .use(lazyTexts({ projects: { "pt-BR": words("Projetos"), "en-US": words("Projects"), "es-ES": words("Proyectos") } }))
    .init({ lng: "pt-BR", load: "currentOnly", fallbackLng: false, ns: ["projects"] });
  const title = () => String(speaking.t("projects:title" as never));

  expect([await switchLanguage(speaking, "en-US"), title()]).toEqual([false, "Projetos"]);
  isReachable = true;
  expect([await switchLanguage(speaking, "en-US"), title()]).toEqual([true, "Projects"]);
});
