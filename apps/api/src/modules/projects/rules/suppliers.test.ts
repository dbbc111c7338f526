import { expect, test } from "vitest";
import { decideSuppliers, type SupplierFacts, type Suppliers } from "./suppliers.ts";

const facts: SupplierFacts = {
  companyIds: [2, 3],
  entries: [
    { id: 8, registeredId: null },
    { id: 9, registeredId: 3 },
  ],
  confirmedEmails: [],
};
const byMail = { enteredId: null };
const none: Suppliers = { companies: [], invited: [] };
const begun = { ...none, contractorId: 1, isDraft: false };
const draft = { ...begun, isDraft: true };
const ipe = { companyId: 2, plans: ["SSMA"] } as const;
const unchanged = { added: [], dropped: [], invited: [], replanned: [], cancelled: [] };

test("duplicate suppliers, unknown companies and the contractor itself are refused [R-272]", () => {
  const codeOf = (asked: Suppliers, known = facts) => {
    const decision = decideSuppliers(draft, asked, known);
    return decision.ok ? "accepted" : decision.code;
  };
  const email = { ...byMail, email: "a@b.example", plans: ["STP"] } as const;
  expect(codeOf({ ...none, companies: [ipe, { ...ipe, plans: ["STP"] }] })).toBe("project.supplier_twice");
  expect(codeOf({ ...none, invited: [email, email] })).toBe("project.supplier_twice");
  expect(codeOf({ ...none, companies: [{ ...ipe, companyId: 1 }] })).toBe("project.supplier_is_contractor");
  expect(codeOf({ ...none, companies: [{ ...ipe, companyId: 9 }] })).toBe("project.supplier_unknown");
  expect(codeOf({ ...none, invited: [email] }, { ...facts, confirmedEmails: ["a@b.example"] })).toBe("project.email_known");
  expect(codeOf({ companies: [ipe], invited: [email] })).toBe("accepted");
});

test("a begun project keeps its suppliers and plans, and accepts more [R-285] [CD-156]", () => {
  const now = { ...begun, companies: [ipe] };
  for (const companies of [[], [{ companyId: 2, plans: ["STP" as const] }]])
    expect(decideSuppliers(now, { companies, invited: [] }, facts)).toMatchObject({ ok: false, code: "project.plan_assigned" });
  const both = { companyId: 2, plans: ["SSMA", "STP"] } as const;
  expect(decideSuppliers(now, { companies: [both], invited: [] }, facts)).toEqual({ ok: true, value: { ...unchanged, added: [both] } });
  expect(decideSuppliers(now, { companies: [ipe], invited: [] }, facts)).toEqual({ ok: true, value: unchanged });
});

test("a draft may drop a single plan of a supplier", () => {
  const now = { ...draft, companies: [{ companyId: 2, plans: ["SSMA", "STP"] }] } as const;
  expect(decideSuppliers(now, { companies: [ipe], invited: [] }, facts)).toMatchObject({ value: { added: [], dropped: now.companies } });
});

test("invitations are kept, replanned or cancelled, also after the company registered [R-281]", () => {
  const before = [
    { ...byMail, email: "fica@x.example", plans: ["SSMA"] },
    { ...byMail, email: "muda@x.example", plans: ["SSMA"] },
    { ...byMail, email: "sai@x.example", plans: ["SSMA"] },
  ] as const;
  const changed = { ...byMail, email: "muda@x.example", plans: ["STP", "SSMA"] } as const;
  const fresh = { ...byMail, email: "novo@x.example", plans: ["STP"] } as const;
  const request = { companies: [], invited: [before[0], changed, fresh] };
  const decision = decideSuppliers({ ...begun, invited: before }, request, { ...facts, confirmedEmails: ["fica@x.example"] });
  expect(decision).toEqual({ ok: true, value: { ...unchanged, invited: [fresh], replanned: [changed], cancelled: [before[2]] } });
});

test("an invitation of an entered company keeps its identity under another address", () => {
  const entered = { email: null, enteredId: 8, plans: ["SSMA"] } as const;
  const decide = (asked: Suppliers) => decideSuppliers({ ...begun, invited: [entered] }, asked, facts);
  const written = { ...entered, email: "a@b.example" };
  expect(decide({ companies: [], invited: [entered] })).toEqual({ ok: true, value: unchanged });
  expect(decide({ companies: [], invited: [written] })).toEqual({ ok: true, value: { ...unchanged, replanned: [written] } });
  expect(decide({ companies: [], invited: [] })).toEqual({ ok: true, value: { ...unchanged, cancelled: [entered] } });
  const codes = [
    { companies: [], invited: [entered, written] },
    { companies: [], invited: [written, { ...written, enteredId: null }] },
    { companies: [{ companyId: 3, plans: ["STP"] }], invited: [{ ...entered, enteredId: 9 }] },
    { companies: [], invited: [{ ...entered, enteredId: 7 }] },
    { companies: [], invited: [{ ...entered, enteredId: null }] },
  ].map((asked) => decide(asked as Suppliers));
  expect(codes.map((one) => (one.ok ? "accepted" : one.code))).toEqual([
    "project.supplier_twice",
    "project.supplier_twice",
    "project.supplier_twice",
    "project.supplier_unknown",
    "project.supplier_unknown",
  ]);
});
