import type pg from "pg";
import type { Logger } from "pino";
import { invitations, people, profiles } from "./modules/access/index.ts";
import { badgeConfigs, badges, companyLogos, trainingRequirements } from "./modules/badges/index.ts";
import { catalogue, translatorOf } from "./modules/catalogue/index.ts";
import { billing, companyGroups, companyInvitations, companyRegistry, customFields, myCompanies } from "./modules/companies/index.ts";
import { type DemoLogin, demo } from "./modules/demo/index.ts";
import { exports } from "./modules/exports/index.ts";
import { facilities } from "./modules/facilities/index.ts";
import { gate, gateDevices } from "./modules/gate/index.ts";
import { home } from "./modules/home/index.ts";
import { identity, ownAccount, recovery, robot, secondFactor, signUps, terms } from "./modules/identity/index.ts";
import { imports } from "./modules/imports/index.ts";
import { notices } from "./modules/notices/index.ts";
import { panels } from "./modules/panels/index.ts";
import {
  conformityOfProjects,
  documents,
  missingDocumentsProvider,
  pendencies,
  pendencyChecklists,
  pendencyComments,
  pendencyDisputes,
  pendencyExport,
  pendencyLists,
  pendencyMatches,
  pendencyReviews,
  pendencyViews,
  reviewAssignments,
  reviewQueue,
  serviceMonths,
} from "./modules/pendencies/index.ts";
import {
  affectedWorkers,
  type ProjectDataProvider,
  plans,
  projectCompanies,
  projectPeople,
  projects,
  projectWizard,
  supply,
} from "./modules/projects/index.ts";
import { riskScheduleSpreadsheets, riskSchedules, riskSettings, workPermits } from "./modules/risk-schedule/index.ts";
import { search } from "./modules/search/index.ts";
import { suppliers } from "./modules/suppliers/index.ts";
import { support } from "./modules/support/index.ts";
import {
  trainingAccidents,
  trainingAttendance,
  trainingCertificates,
  trainingClasses,
  trainingConfigs,
  trainingFiles,
  trainingImports,
  trainingNeedProvider,
  trainingParticipants,
  workerClasses,
} from "./modules/trainings/index.ts";
import {
  activityTypes,
  movements,
  restrictionImports,
  restrictions,
  workerBulk,
  workerExport,
  workerImports,
  workerLists,
  workerRecords,
  workersOfProjects,
} from "./modules/workers/index.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { deviceKeys } from "./platform/http/device-key.ts";
import type { Module } from "./platform/http/handler.ts";
import type { RateLimits } from "./platform/http/protection/rate-limits.ts";
import { buildServer } from "./platform/http/server.ts";
import { sessionTokens } from "./platform/http/session-token.ts";
import { openRobotCheck, type RobotCheck } from "./platform/robot/robot-check.ts";
import { originsOf } from "./platform/robot/services.ts";
import type { RobotSetting } from "./platform/robot/setting.ts";
import { importDefinitions } from "./start/import-definitions.ts";

export type AppOptions = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly secret: string;
  /** Origin of links in e-mails. */
  readonly publicUrl: string;
  readonly logger: Logger;
  /** Logins of the demo world, if there is one. */
  readonly demoLogins: readonly DemoLogin[] | undefined;
  readonly files?: FileStore;
  /** Whether a virus scan must pass before a file can be opened. */
  readonly scans?: boolean | undefined;
  readonly storageOrigin?: string | undefined;
  readonly webFolder?: string;
  readonly rateLimits?: RateLimits;
  /** Default: our own proof of work. */
  readonly robot?: RobotSetting;
  readonly trustedProxies?: number | readonly string[];
  /** External service for companies that the registry lacks. */
  readonly cnpjLookup?: { readonly url: string; readonly timeoutMs?: number } | undefined;
  /** Phone number of the support. */
  readonly supportPhone?: string | undefined;
};

type AppServices = {
  readonly tokens: ReturnType<typeof sessionTokens>;
  readonly deviceKeys: ReturnType<typeof deviceKeys>;
  readonly robotCheck: RobotCheck;
};

/** Providers of project data from modules that come after `projects`: workers and documents. */
const laterModules: readonly ProjectDataProvider[] = [workersOfProjects, conformityOfProjects];

/** Routes of pendencies and their parts. */
const pendencyModules = (files: FileStore | undefined, scans: boolean | undefined): readonly Module[] => [
  pendencyLists,
  pendencyMatches,
  reviewQueue,
  reviewAssignments,
  pendencies,
  pendencyChecklists,
  pendencyComments({ files, scans }),
  pendencyReviews,
  pendencyDisputes({ scans }),
  pendencyViews,
  pendencyExport,
  serviceMonths,
];

type BadgeOptions = Pick<AppOptions, "scans" | "publicUrl"> & { readonly files: FileStore | undefined };

/** Badges, and the gate that reads them. */
const badgeModules = ({ files, scans, publicUrl }: BadgeOptions, keys: AppServices["deviceKeys"]): readonly Module[] => {
  const { findMissingDocuments } = missingDocumentsProvider;
  return [
    badgeConfigs,
    trainingRequirements,
    companyLogos({ files, scans }),
    badges({ files, publicUrl, findMissingDocuments }),
    gate({ files, findMissingDocuments }),
    gateDevices(keys),
  ];
};

type TrainingOptions = { readonly files: FileStore | undefined; readonly scans: boolean | undefined };

/** Routes of trainings and their parts. */
const trainingModules = ({ files, scans }: TrainingOptions): readonly Module[] => [
  trainingConfigs,
  trainingClasses,
  trainingFiles({ files, scans }),
  trainingCertificates({ files }),
  trainingAttendance,
  trainingImports({ files }),
  trainingParticipants,
  workerClasses,
  trainingAccidents,
];

/** Routes of risk schedules, their spreadsheets, settings and permits. */
const scheduleModules = (options: Pick<BadgeOptions, "files" | "publicUrl">): readonly Module[] => [
  riskSchedules,
  riskScheduleSpreadsheets({ files: options.files }),
  riskSettings,
  workPermits(options),
];

/** All modules of the server. */
const modules = (
  { secret, publicUrl, demoLogins, cnpjLookup, clock, supportPhone, files, scans }: AppOptions,
  { tokens, deviceKeys: keys, robotCheck }: AppServices,
): readonly Module[] => [
  identity({ tokens, secret, publicUrl }),
  recovery,
  secondFactor({ tokens, secret, publicUrl }),
  robot(robotCheck),
  signUps({ tokens, secret, publicUrl }),
  terms,
  companyInvitations({ secret }),
  companyRegistry(cnpjLookup && { ...cnpjLookup, clock }),
  myCompanies,
  billing,
  companyGroups,
  customFields,
  ownAccount,
  people,
  invitations({ secret }),
  profiles,
  facilities,
  catalogue,
  projects({ laterModules }),
  projectWizard({ laterModules }),
  affectedWorkers({ laterModules }),
  projectCompanies,
  projectPeople({ secret }),
  supply,
  plans,
  workerLists,
  workerBulk,
  workerExport,
  workerImports({ files }),
  workerRecords({ files, scans }),
  movements({ ...missingDocumentsProvider, ...trainingNeedProvider }),
  restrictions,
  restrictionImports({ files }),
  activityTypes,
  ...pendencyModules(files, scans),
  exports({ files }),
  imports(importDefinitions),
  documents({ files, scans }),
  ...trainingModules({ files, scans }),
  ...scheduleModules({ files, publicUrl }),
  ...badgeModules({ files, scans, publicUrl }, keys),
  suppliers,
  notices({ secret }),
  panels,
  search,
  home,
  support(supportPhone),
  demo(demoLogins),
];

export const buildApp = ({ robot: setting = { kind: "altcha" }, ...options }: AppOptions) => {
  const made = {
    tokens: sessionTokens(options.secret),
    deviceKeys: deviceKeys(options.secret),
    robotCheck: openRobotCheck(setting, options.secret),
  };
  const robotOrigins = setting.kind === "service" ? originsOf(setting.service) : [];
  return buildServer({ ...options, ...made, robotOrigins, translatorOf, modules: modules(options, made) });
};
