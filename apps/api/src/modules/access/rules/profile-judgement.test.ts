import { expect, test } from "vitest";
import { judgeProfile } from "./profile-judgement.ts";

const place = { sides: ["contractor"], own: [{ relation: "contractor", permissions: ["see_users", "see_projects"] }] } as const;

test("judgeProfile accepts a profile within the caller's permissions and sides [R-315]", () => {
  expect(judgeProfile(place, { relation: "contractor", permissions: ["see_users"] })).toBeUndefined();
  expect(judgeProfile(place, { relation: "both", permissions: [] })).toBeUndefined();
});

test("judgeProfile refuses a relation that the company does not have [R-214] [R-317]", () => {
  expect(judgeProfile(place, { relation: "provider", permissions: [] })).toMatchObject({
    code: "profile.relation_unfit",
    details: { sides: ["contractor"] },
  });
});

test("judgeProfile refuses permissions of the other side [R-214]", () => {
  expect(judgeProfile(place, { relation: "contractor", permissions: ["upload_document_pendency"] })).toMatchObject({
    code: "profile.side_unfit",
    details: { keys: ["upload_document_pendency"] },
  });
});

test("judgeProfile refuses permissions the caller lacks, unless the profile had them [R-206]", () => {
  const given = { relation: "contractor", permissions: ["see_users", "remove_users"] } as const;
  expect(judgeProfile(place, given)).toMatchObject({ code: "profile.beyond_own", details: { keys: ["remove_users"] } });
  expect(judgeProfile(place, given, given)).toBeUndefined();
});
