import { webPaths } from "@emdia/contract/web-paths.ts";
import { expect, test } from "vitest";
import { type NoticePath, noticeAt, notices } from "./notices.ts";

const paths = Object.keys(notices) as readonly NoticePath[];

test("each of the five refusals has its own notice [R-526]", () => {
  const five = ["link-expirado", "link-invalido", "conta-inativada", "senha-desatualizada", "verifique-seu-email"] as const;
  expect(new Set(five.map((name) => noticeAt(`/login/${name}`).text)).size).toBe(five.length);
});

test("every notice links to the sign-in of its own entrance [R-107]", () => {
  for (const path of paths) {
    const signIn = webPaths[path].layout === "unified-login" ? "/plataforma/login" : "/login";
    expect(
      noticeAt(path).ways.map(({ to }) => to),
      path,
    ).toContain(signIn);
  }
});

test("only notices about an unconfirmed e-mail offer to send it again [R-528]", () => {
  expect(paths.filter((path) => noticeAt(path).sendsAgain)).toEqual(paths.filter((path) => noticeAt(path).text === "unverified"));
});
