import * as z from "zod/mini";
import { Id, Instant, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { GATE_DEVICE_NAME_MAX, GATE_DEVICE_PROJECTS_MAX } from "./limits.ts";

export const gateDeviceStates = ["waiting", "active", "revoked"] as const;
export const GateDevice = z.object({
  id: Id,
  name: z.string(),
  projects: z.array(z.object({ id: Id, name: z.string() })),
  /** `waiting`: its QR code has not been scanned yet. */
  state: z.enum(gateDeviceStates),
  createdAt: Instant,
  enrolledAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  revokedAt: z.nullable(Instant),
});
export type GateDevice = z.output<typeof GateDevice>;

export const GateDeviceInput = z.object({
  name: requiredText(GATE_DEVICE_NAME_MAX),
  projectIds: z.array(Id).check(z.minLength(1), z.maxLength(GATE_DEVICE_PROJECTS_MAX)),
});
export type GateDeviceInput = z.output<typeof GateDeviceInput>;

/** Secret of the QR code. It is shown once and works once. */
const Enrolment = z.object({ secret: z.string(), expiresAt: Instant });
const EnrolmentSecret = z.string().check(z.regex(/^[\w-]{20,64}$/), z.meta({ examples: ["q1W2e3R4t5Y6u7I8o9P0aB"] }));

export const gateDeviceRoutes = routes({
  "GET /companies/{companyId}/gate-devices": {
    permission: "config_gate_device",
    summary: "Lists the gate devices of a contractor, revoked ones last",
    query: z.object(paging()),
    answer: list(GateDevice),
    refusals: ["company.not_found", "permission.missing"],
  },
  "GET /companies/{companyId}/gate-devices/projects": {
    permission: "config_gate_device",
    summary: "Lists active projects of a contractor for its gate devices, by a part of their name",
    query: z.object({ query: z.optional(searchText) }),
    answer: z.object({ results: z.array(z.object({ id: Id, name: z.string() })) }),
    refusals: ["company.not_found", "permission.missing"],
  },
  "POST /companies/{companyId}/gate-devices": {
    permission: "config_gate_device",
    summary: "Registers a gate device without a key",
    body: GateDeviceInput,
    answer: GateDevice,
    status: 201,
    refusals: ["company.not_found", "permission.missing", "project.not_found"],
  },
  "PUT /gate/devices/{id}": {
    permission: "config_gate_device",
    summary: "Changes name and projects of a gate device",
    body: GateDeviceInput,
    answer: GateDevice,
    refusals: ["gate_device.not_found", "gate_device.revoked", "project.not_found"],
  },
  "DELETE /gate/devices/{id}": {
    permission: "config_gate_device",
    summary: "Revokes a gate device; its key stops working at once",
    answer: GateDevice,
    refusals: ["gate_device.not_found"],
  },
  "POST /gate/devices/{id}/enrolment": {
    permission: "config_gate_device",
    summary: "Returns the secret of a new enrolment QR code; earlier codes of the device stop working",
    answer: Enrolment,
    refusals: ["gate_device.not_found", "gate_device.revoked"],
  },
  "POST /gate/enrolment": {
    permission: "public",
    guessable: true,
    summary: "Exchanges the secret of an enrolment QR code for the key of the device, once",
    body: z.object({ secret: EnrolmentSecret }),
    answer: z.object({ key: z.string(), deviceName: z.string(), companyName: z.string() }),
    refusals: ["gate_device.enrolment_invalid"],
  },
});
