import type { PermitShift, WorkPermit } from "@emdia/contract/risk-schedule/permit.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { minuteOf, momentOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { permitNumber, permitState, type Shift } from "../rules/permit.ts";
import { minuteNow, statusFields } from "../schedules/schedule-for.ts";
import type { PermitRow } from "../store/permits.ts";
import type { StoredSchedule } from "../store/schedules.ts";

export type PermitPlace = { readonly files: Pick<FileStore, "store" | "signedDownload">; readonly publicUrl: string };

export const publicUrlOf = ({ publicUrl }: Pick<PermitPlace, "publicUrl">, code: string): string =>
  `${publicUrl}${pathTo("/permissao-de-trabalho/{code}", { code })}`;

export const presentShift = ({ day, startsAt, overAt }: Shift): PermitShift => ({ day, start: momentOf(startsAt), end: momentOf(overAt) });

type Input = { readonly schedule: StoredSchedule; readonly permit: PermitRow };
export const presentPermit = (scope: Scope, place: Pick<PermitPlace, "publicUrl">, { schedule, permit }: Input): WorkPermit => {
  const { id, kind, day, startsAt, endsAt, isReplaced, issuedAt, issuedBy, code } = permit;
  return {
    id,
    number: permitNumber(permit),
    kind,
    shift: presentShift({ day, startsAt, overAt: endsAt }),
    state: permitState({ isReplaced, endsAt: minuteOf(endsAt) }, statusFields(schedule), minuteNow(scope)),
    issuedAt: issuedAt.toISOString(),
    issuedBy,
    publicUrl: publicUrlOf(place, code),
  };
};
