import { expect, test } from "vitest";
import { ApiFailure } from "../api/api-failure.ts";
import { remedyOf } from "./remedy.ts";

const refused = (code: ApiFailure["code"]) => ({
  error: new ApiFailure({ kind: "answered", message: "", ...(code !== undefined && { code }) }),
});

test("remedyOf asks for another file only when the refusal concerns the file [R-500]", () => {
  const failures = [{ unfit: "tooLarge" as const }, refused("file.needs_password"), refused("request.unsupported_type")];
  expect(failures.map(remedyOf)).toEqual(["choose", "choose", "choose"]);
  expect([refused("storage.unavailable"), refused(undefined), { error: new Error("?") }].map(remedyOf)).toEqual(Array(3).fill("retry"));
});
