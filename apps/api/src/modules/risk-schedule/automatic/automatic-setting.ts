// The setting for automatic schedules.
import type { AutomaticScheduleConfig, AutomaticScheduleConfigChange } from "@emdia/contract/risk-schedule/automatic.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { historyOf, rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { allowSetting } from "../company-setting.ts";
import { type AutomaticSetting, decideSetting, type SettingChange } from "../rules/automatic/company-hours.ts";
import { minuteNow } from "../schedules/schedule-for.ts";
import {
  beginRun,
  findSetting,
  lastRun,
  lockSetting,
  queuePlanning,
  type StoredSetting,
  saveSetting,
} from "../store/automatic/settings.ts";
import { countRemovable } from "../store/automatic/stored-automatic.ts";

const KEY = "config_auto_risk_schedule";
const HISTORY_KIND = "risk_schedule_config";

const presentSetting = async (scope: Scope, companyId: number, stored: StoredSetting): Promise<AutomaticScheduleConfig> => {
  const { isOn, start, end, weekdays, worksOnHolidays, version } = stored;
  const run = await lastRun(scope.tx, companyId);
  return {
    companyId,
    autoGenerateRiskSchedule: isOn,
    start,
    end,
    weekdays: [...weekdays],
    worksOnHolidays,
    version,
    removable: await countRemovable(scope.tx, companyId, minuteNow(scope)),
    lastRun: run
      ? { ...run, startedAt: run.startedAt.toISOString(), finishedAt: run.finishedAt === null ? null : run.finishedAt.toISOString() }
      : null,
  };
};

export const readAutomaticSetting: Handler<"GET /companies/{companyId}/risk-schedule-config"> = async (
  scope,
  { params: { companyId } },
) => {
  const may = allowSetting(scope, KEY, companyId);
  return may.ok ? presentSetting(scope, companyId, await findSetting(scope.tx, companyId)) : may;
};

const wantedSetting = (stored: StoredSetting, body: AutomaticScheduleConfigChange): AutomaticSetting => ({
  isOn: body.autoGenerateRiskSchedule ?? stored.isOn,
  start: body.start ?? stored.start,
  end: body.end ?? stored.end,
  weekdays: body.weekdays ?? stored.weekdays,
  worksOnHolidays: body.worksOnHolidays ?? stored.worksOnHolidays,
});

const recordSetting = (scope: Scope, companyId: number, changes: readonly SettingChange[]) => {
  const about = { kind: HISTORY_KIND, id: companyId };
  return rememberAll(
    scope,
    changes.map((change) => ({
      ownerId: companyId,
      about,
      subject: { ...about, name: null },
      action: "risk_schedule_config.changed",
      change,
    })),
  );
};

/** A change while the setting is on, and one that switches it off, starts a run at once. */
export const changeAutomaticSetting: Handler<"PATCH /companies/{companyId}/risk-schedule-config"> = async (
  scope,
  { params: { companyId }, body },
) => {
  const may = allowSetting(scope, KEY, companyId);
  if (!may.ok) return may;
  const { tx, now } = scope;
  const stored = await lockSetting(tx, companyId);
  const setting = wantedSetting(stored, body);
  const decision = decideSetting(stored, { setting, version: body.version });
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return presentSetting(scope, companyId, stored);
  const saved = { ...setting, version: stored.version + 1 };
  await saveSetting(tx, companyId, saved);
  await recordSetting(scope, companyId, decision.value);
  if (setting.isOn || stored.isOn) {
    const occasion = `v${saved.version}`;
    await beginRun(tx, companyId, { occasion, now });
    await queuePlanning(tx, companyId, occasion);
  }
  return presentSetting(scope, companyId, saved);
};

export const automaticSettingHistory: Handler<"GET /companies/{companyId}/risk-schedule-config/history"> = async (
  scope,
  { params: { companyId }, query },
) => {
  const may = allowSetting(scope, KEY, companyId);
  return may.ok ? historyOf(scope, { ownerId: companyId, kind: HISTORY_KIND, id: companyId }, query) : may;
};
