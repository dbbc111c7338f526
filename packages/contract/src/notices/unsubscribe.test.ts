import { expect, test } from "vitest";
import { noticeKinds } from "./notice.ts";
import { readUnsubscribeToken, writeUnsubscribeToken } from "./unsubscribe.ts";

const signature = "a".repeat(43);

test("readUnsubscribeToken returns what writeUnsubscribeToken wrote", () => {
  for (const kinds of [["mention"], ["digest_daily", "digest_next_due"], noticeKinds] as const)
    expect(readUnsubscribeToken(writeUnsubscribeToken({ accountId: 12, kinds, signature }))).toEqual({ accountId: 12, kinds, signature });
});

test.for([
  "",
  "12",
  `12..${signature}`,
  `12.unknown.${signature}`,
  `12.mention-unknown.${signature}`,
  "12.mention.short",
  `x.mention.${signature}`,
])("readUnsubscribeToken refuses a malformed token", (token) => expect(readUnsubscribeToken(token)).toBeUndefined());
