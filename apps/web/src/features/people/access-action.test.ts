import { expect, test } from "vitest";
import { accessActionOf } from "./access-action.ts";
import { text } from "./text/pt-br.ts";

test("every history action of access has a text [R-302]", () => {
  const { other, ...actions } = text.history.actions;
  for (const action of Object.keys(actions)) expect(accessActionOf(action)).toBe(action);
  expect(accessActionOf("user.promoted")).toBe("other");
  expect(other).toContain("{{name}}");
});

test("the messages for cancelled and resent invitations match the specification [R-309] [R-310]", () => {
  expect([text.invite.cancelDone, text.invite.resentDone]).toEqual(["Convite cancelado com sucesso", "Reenviado com sucesso"]);
});
