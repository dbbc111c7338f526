import { ask, documentType } from "./written.ts";

/** Documents of a job: analysis, permit and preparation. */
export const workPermits = [
  documentType(360, "SSMA-APR", {
    names: ["Análise preliminar de risco (APR)", "Preliminary risk analysis", "Análisis preliminar de riesgo"],
    about: "Análise das etapas da tarefa, dos perigos e dos controles, lida por toda a equipe.",
    send: "APR da atividade do projeto com a ciência dos executantes.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "work_permit",
    frequency: "monthly",
    validity: "none",
    checklist: [
      ask("A APR descreve as etapas da tarefa que será feita no projeto?", {
        example: "Descarga, montagem de base, elevação, travamento.",
        incomplete: "As etapas não cobrem a tarefa inteira → Complete a APR com a equipe, etapa por etapa.",
        wrong_place: "A APR é de outra obra → Elabore a APR no local deste projeto.",
      }),
      ask("Para cada etapa há perigo, consequência e controle?", {
        example: "Queda de peça: isolar área, amarrar ferramenta.",
        insufficient: "Há perigos sem controle → Inclua o controle de cada perigo e revise a APR.",
        inconsistent: "Os controles não estão disponíveis em campo → Ajuste a APR ao que existe ou providencie o recurso.",
      }),
      ask("As interferências e o clima foram considerados?", {
        example: "Parar com vento acima de 40 km/h.",
        incomplete: "Interferências não foram analisadas → Inclua atividades vizinhas, redes e clima.",
        missing_data: "Os limites de parada não são ditos → Preencha os critérios de interrupção.",
      }),
      ask("Os executantes e o responsável assinaram antes de começar?", {
        example: "6 assinaturas em 02/03/2026, 7 h.",
        unsigned: "A equipe não assinou a APR → Leia a APR com a equipe e colha as assinaturas e reenvie.",
        late: "A APR foi assinada depois do início → Refaça a leitura diária antes do início e envie.",
      }),
    ],
  }),
  documentType(361, "SSMA-PT-QUENTE", {
    names: ["Permissão de trabalho a quente", "Hot work permit", "Permiso de trabajo en caliente"],
    about: "Modelo e última permissão emitida para solda, corte e esmerilhamento.",
    send: "PT preenchida de um dia deste mês e o procedimento que a rege.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "work_permit",
    frequency: "monthly",
    validity: "none",
    checklist: [
      ask("A PT identifica local, serviço, hora de início e de fim?", {
        example: "Britagem, corte de chapa, 8h às 11h.",
        missing_data: "O horário da permissão a quente está em branco → Preencha início e fim em cada PT.",
        expired: "A PT foi usada além do turno → Emita nova PT a cada turno e envie exemplo.",
      }),
      ask("Extintor, manta, remoção de combustíveis e observador estão marcados?", {
        example: "Extintor PQS 6 kg, observador José Lima.",
        incomplete: "O observador de fogo não foi indicado → Designe um observador treinado e registre na PT.",
        insufficient: "Os combustíveis não foram removidos → Retire ou proteja os materiais em 11 m e registre.",
      }),
      ask("A atmosfera foi medida onde pode haver inflamável?", {
        example: "LIE 0 %, 7h50.",
        missing_data: "A leitura de LIE não foi anotada → Registre a leitura do detector antes do início.",
        unregistered: "O detector usado não é identificado → Identifique o detector e anexe a calibração.",
      }),
      ask("Emitente e executante assinaram, e houve ronda depois do término?", {
        example: "Ronda de 30 minutos às 11h30.",
        unsigned: "A permissão a quente não foi assinada → Colha as assinaturas antes do serviço.",
        incomplete: "A ronda posterior não foi registrada → Registre a ronda de fogo na PT.",
      }),
    ],
  }),
  documentType(362, "SSMA-PET", {
    names: [
      "PET e cadastro de espaços confinados",
      "Confined space entry permit and register",
      "Permiso de entrada y registro de espacios confinados",
    ],
    about: "Permissão de Entrada e Trabalho e cadastro dos espaços do projeto.",
    send: "Cadastro dos espaços, modelo da PET e uma PET encerrada.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "work_permit",
    frequency: "monthly",
    validity: "none",
    checklist: [
      ask("O espaço da PET está no cadastro, com volume, acessos e riscos?", {
        example: "EC-012, silo 3, acesso lateral.",
        unregistered: "O espaço não está cadastrado → Cadastre o espaço com a contratante e envie.",
        incomplete: "O cadastro não descreve os riscos → Complete com geometria, acessos e perigos.",
      }),
      ask("As medições de O2, LIE, CO e H2S foram feitas antes e durante?", {
        example: "O2 20,8 %, LIE 0 %, CO 0, H2S 0.",
        missing_data: "Há medições em branco na PET → Registre todas as medições e os horários.",
        unfit: "Houve entrada com leitura fora do limite → Interrompa o trabalho, afaste a equipe e envie a investigação.",
      }),
      ask("Supervisor, vigia e autorizados são treinados e estão nomeados?", {
        example: "Supervisor 40 h, vigia 16 h.",
        unqualified: "O vigia não tem capacitação vigente → Troque o vigia por um capacitado e registre.",
        unsigned: "A PET não foi assinada pelo supervisor → Colha a assinatura do supervisor de entrada.",
      }),
      ask("O resgate previsto é compatível e estava disponível?", {
        example: "Tripé, guincho, equipe de resgate no ramal 193.",
        insufficient: "O recurso de resgate não serve ao espaço → Reveja o plano de resgate e os equipamentos.",
        incomplete: "O encerramento da PET não foi feito → Preencha hora de saída e encerramento, e arquive.",
      }),
    ],
  }),
  documentType(363, "SSMA-PROC-ALTURA", {
    names: [
      "Procedimento e plano de resgate em altura",
      "Work at height procedure and rescue plan",
      "Procedimiento y plan de rescate en altura",
    ],
    about: "Procedimento de trabalho em altura com o plano de resgate e a prova do simulado.",
    send: "Procedimento, plano de resgate e relatório do último simulado.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "work_permit",
    frequency: "always_valid",
    validity: "nr35.rescue.review",
    checklist: [
      ask("O procedimento cobre as formas de acesso do projeto?", {
        example: "Andaime, escada marinheiro, linha de vida.",
        incomplete: "Há acesso em altura sem procedimento → Inclua o acesso e os controles no procedimento.",
        wrong_place: "O procedimento é genérico → Adapte à realidade do projeto e reveja com o supervisor.",
      }),
      ask("O plano de resgate diz quem resgata, com que e em quanto tempo?", {
        example: "Equipe própria, 10 minutos, kit de descida.",
        missing_data: "O tempo de resposta não é definido → Defina e registre o tempo, considerando a suspensão inerte.",
        insufficient: "O resgate depende só do bombeiro externo → Treine equipe própria e envie o plano.",
      }),
      ask("O simulado foi feito, com falhas e correções?", {
        example: "Simulado de 12/2025, 8 minutos.",
        expired: "O simulado de resgate é antigo → Realize novo simulado e anexe o relatório.",
        incomplete: "As falhas do simulado não têm correção → Registre as ações e os prazos.",
      }),
      ask("Profissional habilitado ou qualificado aprovou os documentos?", {
        example: "Eng. de segurança, 01/2026.",
        unqualified: "O aprovador não tem qualificação → Submeta a profissional habilitado e colha a aprovação.",
        unsigned: "O procedimento de altura não está aprovado → Colha as assinaturas de elaboração e aprovação.",
      }),
    ],
  }),
  documentType(364, "SSMA-RIGGING", {
    names: ["Plano de rigging", "Lifting plan", "Plan de izaje"],
    about: "Plano de içamento com cálculo, croqui, solo e acessórios, para cargas críticas.",
    send: "Plano de rigging assinado, com ART, tabela de carga e croqui.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "work_permit",
    frequency: "once",
    validity: "none",
    checklist: [
      ask("O plano traz peso, raio, capacidade e percentual de uso do guindaste?", {
        example: "Carga 12 t, raio 9 m, 71 % da tabela.",
        incomplete: "Não há o cálculo do percentual → Complete com a tabela de carga do fabricante.",
        insufficient: "O uso passa do limite do procedimento → Refaça com guindaste maior ou raio menor.",
      }),
      ask("Cintas, manilhas e ganchos foram dimensionados e identificados?", {
        example: "2 cintas de 10 t, ângulo 60°.",
        missing_data: "Os acessórios não são identificados → Inclua capacidade e identificação dos acessórios.",
        unfit: "O ângulo reduz a capacidade abaixo da carga → Troque os acessórios e recalcule.",
      }),
      ask("Solo, patolamento, vento e linhas elétricas foram avaliados?", {
        example: "Mats de 1 × 1 m, parar acima de 36 km/h.",
        incomplete: "O apoio das patolas não foi calculado → Inclua a pressão no solo e os mats.",
        inconsistent: "Há linha elétrica sem distância definida → Inclua a distância de segurança e o isolamento.",
      }),
      ask("Rigger e engenheiro assinaram, com ART?", {
        example: "ART MG20260099887.",
        unqualified: "O autor do plano não é habilitado → Solicite plano de engenheiro com ART.",
        unsigned: "O plano de içamento não está assinado → Colha as assinaturas do rigger e do engenheiro.",
      }),
    ],
  }),
  documentType(365, "SSMA-EMERGENCIA", {
    names: ["Plano de atendimento a emergências", "Emergency response plan", "Plan de respuesta a emergencias"],
    about: "Cenários, recursos e contatos do fornecedor, integrados ao plano da contratante.",
    send: "Plano de emergência do projeto e o último simulado.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "work_permit",
    frequency: "always_valid",
    validity: "nr35.rescue.review",
    checklist: [
      ask("Os cenários são os do projeto (queda, incêndio, derrame, mal súbito)?", {
        example: "5 cenários, matriz de recursos.",
        incomplete: "Faltam cenários do projeto → Inclua os cenários do inventário de riscos.",
        wrong_place: "O plano é da sede → Elabore o plano do local do projeto.",
      }),
      ask("Os contatos e o hospital de referência são atuais?", {
        example: "Hospital a 12 km, ramal 193.",
        missing_data: "Os telefones não constam → Preencha os contatos da contratante e do hospital.",
        expired: "Os contatos são de pessoas que saíram → Atualize a lista e divulgue.",
      }),
      ask("Brigadistas e socorristas estão treinados em número suficiente?", {
        example: "4 brigadistas por turno.",
        insufficient: "Não há brigadista em todos os turnos → Treine brigadistas e envie os certificados.",
        incomplete: "A relação de brigadistas falta → Anexe a relação com a validade dos cursos.",
      }),
      ask("O plano foi integrado ao da contratante e simulado?", {
        example: "Simulado conjunto em 11/2025.",
        late: "Não houve simulado no último ano → Agende com a contratante e envie o relatório.",
        unsigned: "A contratante não validou o plano → Apresente o plano à segurança da contratante e colha o visto.",
      }),
    ],
  }),
];
