import type { RobotService } from "@emdia/contract/identity/robot.ts";

/** Robot check of the installation: none, our own proof of work, or an external service. */
export type RobotSetting = { readonly kind: "off" } | { readonly kind: "altcha" } | ServiceSetting;
export type ServiceSetting = {
  readonly kind: "service";
  readonly service: RobotService;
  readonly siteKey: string;
  readonly secret: string;
  /** Overrides the verification URL of the service. */
  readonly verifyAt?: string;
};
