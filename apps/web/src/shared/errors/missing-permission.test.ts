import i18next from "i18next";
import { expect, test } from "vitest";
import { texts } from "../../texts.ts";
import { lazyTexts } from "../i18n/lazy-texts.ts";
import { missingText, PERMISSION_WORDS } from "./missing-permission.ts";

const speaking = i18next.createInstance();
await speaking.use(lazyTexts(texts)).init({
  lng: "pt-BR",
  preload: ["pt-BR", "en-US", "es-ES"],
  load: "currentOnly",
  fallbackLng: false,
  ns: ["errors", PERMISSION_WORDS],
  interpolation: { escapeValue: false },
});
const said = (details: unknown, language = "pt-BR") => missingText(details, speaking.getFixedT(language, "errors"));
const from = (companyName: string, ...names: readonly string[]) => names.map((name) => ({ name, companyName }));

test("a refusal names the permission and its granters in three languages [R-213] [MD-019]", () => {
  const details = { permission: "confirm_pendency", grantedBy: from("Serra Azul", "Ana Prado", "João Lima") };
  expect(said(details)).toBe("Falta: aprovar pendências. Quem pode conceder: Ana Prado, João Lima.");
  expect(said(details, "en-US")).toBe("Missing: approve pending documents. Who can grant it: Ana Prado, João Lima.");
  expect(said(details, "es-ES")).toBe("Falta: aprobar documentos pendientes. Quién puede concederlo: Ana Prado, João Lima.");
});

test("missingText refers to the administrator if no user can grant the permission", () => {
  expect(said({ permission: "see_users", grantedBy: [] })).toBe("Falta: ver usuários. Fale com o administrador da sua empresa.");
  expect(said({ permission: "see_users" })).toBe("Falta: ver usuários. Fale com o administrador da sua empresa.");
});

test("missingText adds the company to the names of several companies", () => {
  const grantedBy = [...from("Serra Azul", "Ana Prado"), ...from("Ipê", "João Lima")];
  expect(said({ permission: "see_users", grantedBy })).toBe(
    "Falta: ver usuários. Quem pode conceder: Ana Prado (Serra Azul), João Lima (Ipê).",
  );
});

test("an unknown permission is shown by its key", () => {
  expect(said({ permission: "fly_drone", grantedBy: [] })).toBe("Falta: fly_drone. Fale com o administrador da sua empresa.");
});

test("missingText is empty when the refusal names no permission", () => {
  expect([said(undefined), said({ fields: [] }), said({ permission: "x", grantedBy: "y" })]).toEqual(["", "", ""]);
});
