import { describe, expect, test } from "vitest";
import { withPlan } from "../../../shared/suppliers/with-plan.ts";
import {
  invitationFault,
  isTakenUp,
  numbersIn,
  suppliersRules,
  takenUp,
  withAwaited,
  withChoices,
  withInvitation,
  withSupplier,
} from "./suppliers-rules.ts";

const ipe = { companyId: 7, name: "Ipê Andaimes", cnpj: "12345678000195" };

describe("suppliers of a project", () => {
  test("write sends companies by id and invitations under a negative id [R-272]", () => {
    const draft = { companies: withSupplier([], ipe), invitedCompanies: withInvitation([], "Nova@Ipe.Example ") };
    expect(suppliersRules.write(draft)).toEqual({
      step: 3,
      companies: [{ companyId: 7, plans: ["SSMA"] }],
      invitedCompanies: [{ id: -1, email: "nova@ipe.example", plans: ["SSMA"] }],
    });
  });

  test("withInvitation assigns ids that count down below the existing ones [R-282]", () => {
    const two = withInvitation(withInvitation([], "a@x.example"), "b@x.example");
    expect(two.map(({ id }) => id)).toEqual([-1, -2]);
    const after = withInvitation([{ id: -40, email: "old@x.example", company: null, plans: ["STP"], isSent: true }], "c@x.example");
    expect(after.at(-1)?.id).toBe(-41);
  });

  test("invitationFault refuses invalid and duplicate addresses [R-273] [R-281]", () => {
    const invited = withInvitation([], "nova@ipe.example");
    expect(invitationFault(" ", invited)).toBe("emailRequired");
    expect(invitationFault("nova@ipe", invited)).toBe("emailInvalid");
    expect(invitationFault("NOVA@ipe.example", invited)).toBe("emailKnown");
    expect(invitationFault("outra@ipe.example", invited)).toBeNull();
  });

  test("isTakenUp is true only for a used invitation of the address [R-280]", () => {
    const invites = [
      { email: "nova@ipe.example", state: "used" },
      { email: "outra@ipe.example", state: "waiting" },
    ];
    expect(isTakenUp(invites, "nova@ipe.example")).toBe(true);
    expect(isTakenUp(invites, "outra@ipe.example")).toBe(false);
    expect(isTakenUp(invites, "a@ipe.example")).toBe(false);
  });

  test("withChoices adds a pasted list of companies once each", () => {
    const company = {
      id: 3,
      cnpj: "28764019000204",
      companyName: "Ipê Filial",
      tradingName: "Ipê Filial",
      byHand: false,
      registeredId: null,
    };
    const list = [{ kind: "here", ...ipe } as const, { kind: "awaited", company } as const];
    const draft = withChoices(withChoices({ companies: [], invitedCompanies: [] }, list), list);
    expect(draft.companies).toEqual([{ ...ipe, plans: ["SSMA"], assigned: [] }]);
    expect(draft.invitedCompanies.map((one) => one.company?.id)).toEqual([3]);
  });

  test("withSupplier ignores duplicates, and faults requires a plan", () => {
    const once = withSupplier(withSupplier([], ipe), ipe);
    expect(once).toHaveLength(1);
    expect(withPlan(["SSMA"], "STP", true)).toEqual(["STP", "SSMA"]);
    const without = { companies: once.map((company) => ({ ...company, plans: [] })), invitedCompanies: [] };
    expect([...suppliersRules.faults(without)]).toEqual([["company-7", "planRequired"]]);
    expect([...suppliersRules.faults({ companies: [], invitedCompanies: [] }).values()]).toEqual(["suppliersRequired"]);
  });

  const jatoba = { id: 9, cnpj: "41027531000168", companyName: "Jatobá Ltda.", tradingName: "Jatobá", byHand: true, registeredId: null };
  test("withAwaited adds an entered company once, and its e-mail is optional [R-272] [R-282]", () => {
    const waited = withAwaited(withAwaited([], jatoba), jatoba);
    const draft = { companies: [], invitedCompanies: waited };
    expect(suppliersRules.write(draft).invitedCompanies).toEqual([{ id: -1, email: null, enteredId: 9, plans: ["SSMA"] }]);
    expect(numbersIn({ ...draft, companies: withSupplier([], ipe) })).toEqual([ipe.cnpj, jatoba.cnpj]);
    expect(suppliersRules.tell("invitedCompanies", draft)).toBe("Jatobá");
    const faultOf = (email: string) => {
      const typed = waited.map((one) => ({ ...one, email }));
      const faults = suppliersRules.faults({ companies: [], invitedCompanies: withInvitation(typed, "outra@x.example") });
      return faults.get("email--1") ?? null;
    };
    expect(["", "nova@x", "Outra@x.example", "nova@x.example"].map(faultOf)).toEqual([null, "emailInvalid", "emailKnown", null]);
  });

  test("takenUp selects a registered company with its planned plans", () => {
    const [waited] = withAwaited([], { ...jatoba, registeredId: 44 }).map((one) => ({ ...one, plans: ["STP" as const] }));
    if (!waited) throw new Error("nobody is waited for");
    expect(takenUp({ companies: [], invitedCompanies: [waited] }, waited)).toEqual({
      companies: [{ companyId: 44, name: "Jatobá", cnpj: jatoba.cnpj, plans: ["STP"], assigned: [] }],
      invitedCompanies: [],
    });
    const still = { ...waited, company: jatoba };
    expect(takenUp({ companies: [], invitedCompanies: [still] }, still).invitedCompanies).toEqual([still]);
  });
});
