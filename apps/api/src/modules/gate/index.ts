import { gateDeviceRoutes } from "@emdia/contract/gate/device-routes.ts";
import { gateRoutes } from "@emdia/contract/gate/gate-routes.ts";
import type { OfferPlace } from "../../platform/exports/offer-file.ts";
import { noFiles } from "../../platform/files/no-files.ts";
import type { DeviceKeys } from "../../platform/http/device-key.ts";
import { module } from "../../platform/http/handler.ts";
import { decideEntry, type GatePlace } from "./decide-entry.ts";
import { changeDevice } from "./devices/change-device.ts";
import { createDevice } from "./devices/create-device.ts";
import { enrolDevice } from "./devices/enrol-device.ts";
import { issueEnrolment } from "./devices/issue-enrolment.ts";
import { listDevices } from "./devices/list-devices.ts";
import { listProjectsForDevices } from "./devices/list-projects.ts";
import { revokeDevice } from "./devices/revoke-device.ts";
import { listGateProjects } from "./list-gate-projects.ts";
import { downloadToday } from "./today/download-today.ts";
import { listToday } from "./today/list-today.ts";

/** Replaces the file store on a server without one; such a server has no photos. */
const withoutStore: OfferPlace = { store: noFiles, signedDownload: noFiles };
type GateOptions = Pick<GatePlace, "findMissingDocuments"> & { readonly files?: OfferPlace | undefined };

/** Routes of the gate: projects, decisions, and who may enter today. */
export const gate = ({ files = withoutStore, findMissingDocuments }: GateOptions) =>
  module("gate", gateRoutes, {
    "GET /gate/projects": listGateProjects,
    "POST /gate/decisions": decideEntry({ files, findMissingDocuments }),
    "GET /gate/projects/{projectId}/workers": listToday({ findMissingDocuments }),
    "POST /gate/projects/{projectId}/workers/spreadsheet": downloadToday({ files, findMissingDocuments }),
  });

/** Routes of the devices of the gate. */
export const gateDevices = (keys: DeviceKeys) =>
  module("gate-devices", gateDeviceRoutes, {
    "GET /companies/{companyId}/gate-devices": listDevices,
    "GET /companies/{companyId}/gate-devices/projects": listProjectsForDevices,
    "POST /companies/{companyId}/gate-devices": createDevice,
    "PUT /gate/devices/{id}": changeDevice,
    "DELETE /gate/devices/{id}": revokeDevice,
    "POST /gate/devices/{id}/enrolment": issueEnrolment,
    "POST /gate/enrolment": enrolDevice(keys),
  });
