export const profileRefusals = {
  "profile.not_found": { status: 404, message: "Perfil de acesso não encontrado." },
  "profile.name_taken": { status: 409, message: "Já existe um perfil de acesso com este nome na empresa." },
  "profile.in_use": {
    status: 409,
    message: "Este perfil de acesso não pode ser excluído porque há usuários ou convites vinculados a ele.",
  },
  "profile.stale": { status: 409, message: "Este perfil de acesso foi alterado por outra pessoa enquanto você o editava." },
  "profile.beyond_own": { status: 422, message: "Você não pode conceder permissões que não tem nesta empresa." },
  "profile.relation_unfit": { status: 422, message: "O tipo de relação escolhido não se aplica a esta empresa." },
  "profile.side_unfit": { status: 422, message: "Há permissões que não se aplicam ao tipo de relação escolhido." },
  "profile.locks_out": {
    status: 422,
    message: "Com esta alteração ninguém mais poderia editar os perfis de acesso da empresa.",
  },
} as const;
