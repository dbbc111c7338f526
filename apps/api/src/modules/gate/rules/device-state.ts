import type { gateDeviceStates } from "@emdia/contract/gate/device-routes.ts";

type Fields = { readonly isEnrolled: boolean; readonly isRevoked: boolean };

/** A device waits until its QR code is scanned, and never comes back after it is revoked. */
export const stateOfDevice = ({ isEnrolled, isRevoked }: Fields): (typeof gateDeviceStates)[number] => {
  if (isRevoked) return "revoked";
  return isEnrolled ? "active" : "waiting";
};
