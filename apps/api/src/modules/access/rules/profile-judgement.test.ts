import { expect, test } from "vitest";
import { judgeProfile } from "./profile-judgement.ts";

const place = { sides: ["contractor"], own: [{ side: "contractor", permissions: ["see_users", "see_projects"] }] } as const;

test("a profile within one's own, on the company's side, stands [R-315]", () => {
  expect(judgeProfile(place, { relation: "contractor", permissions: ["see_users"] })).toBeUndefined();
  expect(judgeProfile(place, { relation: "both", permissions: [] })).toBeUndefined();
});

test("a relation on which the company does not stand is refused with the sides on which it does [R-214] [R-317]", () => {
  expect(judgeProfile(place, { relation: "provider", permissions: [] })).toMatchObject({
    code: "profile.relation_unfit",
    details: { sides: ["contractor"] },
  });
});

test("keys that count on the other side are refused by name [R-214]", () => {
  expect(judgeProfile(place, { relation: "contractor", permissions: ["upload_document_pendency"] })).toMatchObject({
    code: "profile.side_unfit",
    details: { keys: ["upload_document_pendency"] },
  });
});

test("keys that the writer does not hold are refused by name, unless the profile had them before [R-206]", () => {
  const given = { relation: "contractor", permissions: ["see_users", "remove_users"] } as const;
  expect(judgeProfile(place, given)).toMatchObject({ code: "profile.beyond_own", details: { keys: ["remove_users"] } });
  expect(judgeProfile(place, given, given)).toBeUndefined();
});
