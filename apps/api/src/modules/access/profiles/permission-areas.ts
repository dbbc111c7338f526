import { relationTypes } from "@emdia/contract/access/profile-routes.ts";
import { byArea, permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import type { Handler } from "../../../platform/http/handler.ts";

export const listRelationTypes: Handler<"GET /relations-types"> = async () => relationTypes.map((relationType) => ({ relationType }));

export const listCategories: Handler<"GET /categories/default-list"> = async () =>
  byArea(permissionKeys).map(({ category, permissions }) => ({
    category,
    permissions: permissions.map((permission) => ({ permission, side: permissionCatalogue[permission].side })),
  }));
