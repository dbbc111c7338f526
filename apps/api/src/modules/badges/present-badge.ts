import type { Badge } from "@emdia/contract/badges/badge-routes.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { BadgeContent } from "./badge-contents.ts";
import { linkToLogo } from "./logo/link-to-logo.ts";
import { badgeCan } from "./policy.ts";

export type BadgePlace = { readonly files: Pick<FileStore, "signedDownload">; readonly publicUrl: string };
type Picture = { readonly photoKey: string | null; readonly photoType: string | null };

const LINK_SECONDS = 600;

/** The name of the file says nothing about the worker, because proxies log the link. */
export const photoLink = async (files: BadgePlace["files"], { photoKey, photoType }: Picture): Promise<string | null> =>
  photoKey === null || photoType === null ? null : files.signedDownload({ hash: photoKey, name: "foto", type: photoType }, LINK_SECONDS);

export const publicUrlOf = ({ publicUrl }: Pick<BadgePlace, "publicUrl">, code: string): string =>
  `${publicUrl}${pathTo("/colaboradores/badge-info/{id}", { id: code })}`;

export const presentBadge = async (scope: Scope, place: BadgePlace, content: BadgeContent): Promise<Badge> => {
  const { link, config, logoKey, code, issuedAt, first, second, lacking } = content;
  const logo = logoKey === null ? null : await linkToLogo(place.files, { hash: logoKey }, { companyId: link.contractorId, now: scope.now });
  return {
    id: code,
    contractId: link.contractId,
    employeeId: link.workerId,
    name: link.name,
    photoUrl: await photoLink(place.files, link),
    logoUrl: logo?.url ?? null,
    contractorName: link.contractorName,
    baseColor: config.baseColor,
    first_badge: first,
    second_badge: second,
    publicUrl: publicUrlOf(place, code),
    issuedAt: issuedAt.toISOString(),
    trainingsLacking: lacking,
    can: badgeCan(scope, link, { isTrained: lacking.length === 0 }),
  };
};
