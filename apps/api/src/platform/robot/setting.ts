import type { RobotService } from "@emdia/contract/identity/robot.ts";

/** What proves that no robot is asking: nothing, a proof of work of our own, or another service. */
export type RobotSetting = { readonly kind: "off" } | { readonly kind: "altcha" } | ServiceSetting;
export type ServiceSetting = {
  readonly kind: "service";
  readonly service: RobotService;
  readonly siteKey: string;
  readonly secret: string;
  /** Where the service says whether an answer is good; its own address unless another one is named. */
  readonly verifyAt?: string;
};
