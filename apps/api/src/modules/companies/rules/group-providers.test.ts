import { expect, test } from "vitest";
import { decideProviders, holdsOf } from "./group-providers.ts";

const code = { id: 2, name: "Código", required: true, asks: { kind: "text", maxLength: 5 } } as const;
const ipe = { id: 10, tradingName: "Ipê", chosen: null, version: 0, values: [] };
const voltta = { id: 11, tradingName: "Voltta", chosen: false, version: 4, values: [{ customFieldId: 2, value: "V-1" }] };
const facts = { forall: true, fields: [code], providers: [ipe, voltta] };

test("a group holds of everybody or of nobody, but for whom it says otherwise [R-365]", () => {
  expect([holdsOf(true, null), holdsOf(true, false), holdsOf(false, null), holdsOf(false, true)]).toEqual([true, false, false, true]);
});

test("what stays as it is changes nothing, also for whoever read an older version [R-365]", () => {
  expect(
    decideProviders(
      [
        { id: 10, activated: true, version: 7 },
        { id: 11, values: [], version: 1 },
      ],
      facts,
    ),
  ).toEqual({ ok: true, value: [] });
});

test("a supplier is left out, another taken in and told of, in one decision [R-364] [R-365]", () => {
  const asked = [
    { id: 10, activated: false, version: 0 },
    { id: 11, activated: true, values: [{ customFieldId: 2, value: "V-2" }], version: 4 },
  ];
  expect(decideProviders(asked, facts)).toEqual({
    ok: true,
    value: [
      { provider: ipe, activated: false, values: [] },
      { provider: voltta, activated: true, values: [{ field: code, from: "V-1", to: "V-2" }] },
    ],
  });
});

test("what is known of a supplier changes without a word about whom the group holds of [R-364]", () => {
  const asked = [{ id: 11, values: [{ customFieldId: 2, value: "V-3" }], version: 4 }];
  expect(decideProviders(asked, facts)).toMatchObject({ value: [{ provider: voltta, activated: undefined, values: [{ to: "V-3" }] }] });
});

test("who is no supplier, what does not fit and what somebody else changed refuse everything", () => {
  expect(decideProviders([{ id: 12, version: 0 }], facts)).toMatchObject({
    code: "company_group.unknown_provider",
    details: { providers: [12] },
  });
  expect(decideProviders([{ id: 10, values: [], version: 0 }], facts)).toMatchObject({
    code: "custom_field.values_unfit",
    details: { providerId: 10, faults: [{ customFieldId: 2, fault: "required" }] },
  });
  expect(decideProviders([{ id: 11, activated: true, version: 3 }], facts)).toMatchObject({
    code: "company_group.provider_stale",
    details: { providerId: 11, version: 4 },
  });
});
