import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of access profiles. */
export const text = {
  "profile.not_found": "Perfil de acesso não encontrado.",
  "profile.name_taken": "Já existe um perfil de acesso com este nome na empresa.",
  "profile.in_use": "Este perfil não pode ser excluído enquanto houver usuários ou convites vinculados a ele.",
  "profile.stale": "Outra pessoa alterou este perfil enquanto você o editava.",
  "profile.beyond_own": "Você não pode conceder permissões que não tem nesta empresa.",
  "profile.relation_unfit": "Este tipo de relação não se aplica à empresa.",
  "profile.side_unfit": "Há permissões que não se aplicam ao tipo de relação escolhido.",
  "profile.locks_out": "Com esta alteração ninguém mais poderia editar os perfis de acesso da empresa.",
} as const satisfies { readonly [C in ExplainedIn<"profileRefusals">]: string };
