import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";

/** Dialog of an action on a schedule. */
export type ActionDialogProps = { readonly schedule: RiskSchedule; readonly opened: boolean; readonly onClose: () => void };
