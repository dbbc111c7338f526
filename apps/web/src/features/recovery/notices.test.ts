import { webPaths } from "@emdia/contract/web-paths.ts";
import { expect, test } from "vitest";
import { type NoticePath, noticeAt, notices } from "./notices.ts";

const paths = Object.keys(notices) as readonly NoticePath[];

test("an expired link, an invalid one, an inactive account, an old password and an unconfirmed e-mail have each their own notice [R-526]", () => {
  const five = ["link-expirado", "link-invalido", "conta-inativada", "senha-desatualizada", "verifique-seu-email"] as const;
  expect(new Set(five.map((name) => noticeAt(`/login/${name}`).text)).size).toBe(five.length);
});

test("from every notice a way leads on, and back to the sign-in of the same entrance [R-107]", () => {
  for (const path of paths) {
    const signIn = webPaths[path].layout === "unified-login" ? "/plataforma/login" : "/login";
    expect(
      noticeAt(path).ways.map(({ to }) => to),
      path,
    ).toContain(signIn);
  }
});

test("the confirmation can be sent again wherever somebody is told to confirm [R-528]", () => {
  expect(paths.filter((path) => noticeAt(path).sendsAgain)).toEqual(paths.filter((path) => noticeAt(path).text === "unverified"));
});
