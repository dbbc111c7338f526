import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { AcceptInvite } from "../../features/invites/accept-invite.tsx";
import { keptInvite } from "../../features/invites/kept-invite.ts";
import { VerifyAction } from "../../features/recovery/verify-action.tsx";

/** Whoever comes by the link of an e-mail confirms their address; whoever was invited and has an account accepts. */
export const CompleteRegistrationPage = () => {
  const { mode, oobCode }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const [invite] = useState(keptInvite.read);
  const cameByLink = mode !== undefined || oobCode !== undefined;
  return invite?.firebaseAccount && !cameByLink ? <AcceptInvite invite={invite} /> : <VerifyAction />;
};
