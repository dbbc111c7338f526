import type { OwnSecondFactor } from "@emdia/contract/identity/second-factor-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { readProvedAccount } from "../store/account-proofs.ts";
import { companyNames } from "../store/company-security.ts";
import { rememberOwn } from "../store/own-history.ts";
import { keepOwnChoice, secondFactorDemands } from "../store/second-factor-demands.ts";
import { endOwnSessionsWithoutSecondFactor } from "../store/sessions.ts";
import { notifyAccountOwner } from "./notify-account-owner.ts";
import { maskedPhone } from "./phone-of.ts";

export const presentOwn = async ({ tx, account: { id } }: Scope): Promise<OwnSecondFactor> => {
  const account = await readProvedAccount(tx, id);
  const demands = await secondFactorDemands(tx);
  return {
    active: demands.some(({ company_id }) => company_id === null),
    requiredBy: await companyNames(
      tx,
      demands.flatMap(({ company_id }) => company_id ?? []),
    ),
    phoneMasked: maskedPhone(account),
    phoneConfirmed: account.phone_confirmed_at !== null,
  };
};

export const ownSecondFactor: Handler<"GET /account/second-factor"> = (scope) => presentOwn(scope);

/** A user cannot lock themselves out, because the e-mail factor is always available. */
export const chooseSecondFactor: Handler<"PUT /account/second-factor"> = async (scope, { body: { active } }) => {
  const { tx, account, sessionId, now } = scope;
  const accountId = account.id;
  const before = (await secondFactorDemands(tx)).some(({ company_id }) => company_id === null);
  if (before === active) return presentOwn(scope);
  await keepOwnChoice(tx, accountId, { active, sessionId });
  await rememberOwn(tx, scope, { accountId, action: active ? "second_factor_on" : "second_factor_off" });
  if (active) await endOwnSessionsWithoutSecondFactor(tx, accountId, { sessionId, now });
  else await notifyAccountOwner(tx, await readProvedAccount(tx, accountId), "secondFactorOff");
  return presentOwn(scope);
};
