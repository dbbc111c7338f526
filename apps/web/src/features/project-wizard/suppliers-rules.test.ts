import { describe, expect, test } from "vitest";
import { invitationFault, suppliersRules, withInvitation, withPlan, withSupplier } from "./suppliers-rules.ts";

const ipe = { companyId: 7, name: "Ipê Andaimes", cnpj: "12345678000195" };

describe("the suppliers of a project", () => {
  test("travel by their id when they are here, and by e-mail under a negative id when they are not [R-272]", () => {
    const draft = { companies: withSupplier([], ipe), invitedCompanies: withInvitation([], "Nova@Ipe.Example ") };
    expect(suppliersRules.write(draft)).toEqual({
      step: 3,
      companies: [{ companyId: 7, plans: ["SSMA"] }],
      invitedCompanies: [{ id: -1, email: "nova@ipe.example", plans: ["SSMA"] }],
    });
  });

  test("are invited under ids that count down, also after those the project already has [R-282]", () => {
    const two = withInvitation(withInvitation([], "a@x.example"), "b@x.example");
    expect(two.map(({ id }) => id)).toEqual([-1, -2]);
    const after = withInvitation([{ id: -40, email: "old@x.example", plans: ["STP"], isSent: true }], "c@x.example");
    expect(after.at(-1)?.id).toBe(-41);
  });

  test("an address must be one, and is invited once [R-273] [R-281]", () => {
    const invited = withInvitation([], "nova@ipe.example");
    expect(invitationFault(" ", invited)).toBe("emailRequired");
    expect(invitationFault("nova@ipe", invited)).toBe("emailInvalid");
    expect(invitationFault("NOVA@ipe.example", invited)).toBe("emailKnown");
    expect(invitationFault("outra@ipe.example", invited)).toBeNull();
  });

  test("a company chosen twice is there once, and needs at least one plan", () => {
    const once = withSupplier(withSupplier([], ipe), ipe);
    expect(once).toHaveLength(1);
    expect(withPlan(["SSMA"], "STP", true)).toEqual(["STP", "SSMA"]);
    const without = { companies: once.map((company) => ({ ...company, plans: [] })), invitedCompanies: [] };
    expect([...suppliersRules.faults(without)]).toEqual([["company-7", "planRequired"]]);
    expect([...suppliersRules.faults({ companies: [], invitedCompanies: [] }).values()]).toEqual(["suppliersRequired"]);
  });
});
