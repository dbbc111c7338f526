-- The terms of use, in three languages, and their acceptances.

-- One row per version and language, readable by all. A published text is never changed; its hash is part of each acceptance.
create table terms (
  id bigint generated always as identity primary key,
  version text not null,
  language text not null check (language in ('pt-BR', 'en-US', 'es-ES')),
  title text not null,
  html text not null,
  text_hash bytea not null check (text_hash = sha256(convert_to(html, 'UTF8'))),
  starts_at timestamptz not null,
  unique (version, language)
);
alter table terms enable row level security;
create policy read_all on terms for select to emdia_app using (true);
grant select on terms to emdia_app;

-- Which account accepted which text, when and from where. Never changed.
create table terms_acceptance (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  term_id bigint not null references terms, -- crosses owners: the texts belong to the platform
  version text not null,
  language text not null,
  text_hash bytea not null,
  accepted_at timestamptz not null,
  account_name text not null,
  email text not null,
  address text not null,
  user_agent text not null,
  primary key (account_id, id),
  unique (account_id, version)
);
alter table terms_acceptance enable row level security;
create policy read_own on terms_acceptance for select to emdia_app using (account_id = scope_account());
create policy insert_own on terms_acceptance for insert to emdia_app with check (account_id = scope_account());
grant select, insert on terms_acceptance to emdia_app;

insert into terms (version, language, title, html, text_hash, starts_at)
select '1.0', language, title, html, sha256(convert_to(html, 'UTF8')), '2026-01-01T00:00:00Z' from (values
('pt-BR', 'Termos de uso e privacidade', $terms$<p>Estes termos dizem o que o Em Dia faz, o que se espera de quem o usa e como os dados pessoais são tratados, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD). Ao criar a sua conta ou continuar a usá-la, você confirma que leu e aceitou este texto na versão indicada.</p>
<h2>1. O que é o Em Dia</h2>
<p>O Em Dia acompanha os documentos que fornecedores e seus trabalhadores precisam manter em dia para executar projetos: o que foi pedido, o que foi enviado, quem conferiu, o que venceu e quem está liberado. A plataforma organiza e registra essas informações; a decisão de contratar, liberar ou recusar é sempre das empresas que a usam.</p>
<h2>2. Sua conta</h2>
<ul>
<li>A conta é pessoal e nasce de um convite. Informe dados verdadeiros e mantenha e-mail e telefone atualizados.</li>
<li>A senha e os códigos de verificação são só seus. Não os compartilhe, nem com colegas, nem com o suporte.</li>
<li>O que é feito com a sua conta fica registrado em seu nome, com data, hora e endereço de rede.</li>
<li>A empresa que convidou você decide o que você pode ver e fazer, e pode mudar ou encerrar esse acesso a qualquer momento.</li>
</ul>
<h2>3. Uso permitido</h2>
<p>Use a plataforma apenas para o trabalho das empresas a que você pertence. Não é permitido:</p>
<ul>
<li>enviar documentos falsos, adulterados ou de outra pessoa como se fossem seus;</li>
<li>tentar ver dados de empresas ou pessoas a que você não tem acesso;</li>
<li>testar, contornar ou prejudicar a segurança ou o funcionamento do serviço, ou extrair dados em massa por meio de robôs;</li>
<li>usar dados pessoais de trabalhadores para fim diferente daquele para o qual foram enviados.</li>
</ul>
<h2>4. Documentos e conteúdo</h2>
<p>Os documentos continuam sendo de quem os enviou. Quem envia declara que pode fazê-lo e que as informações são corretas. As empresas contratantes e fornecedoras ligadas ao mesmo projeto veem o que é necessário para esse projeto, e nada além. O histórico de análises não é apagado nem reescrito, porque serve de prova para as duas partes.</p>
<h2>5. Quem trata os dados pessoais</h2>
<p>As empresas contratantes e fornecedoras decidem quais documentos são exigidos e por quê: são <strong>controladoras</strong> dos dados dos trabalhadores. O Em Dia trata esses dados em nome delas, como <strong>operador</strong>. Para os dados da sua própria conta (cadastro, acessos, segurança e aceite destes termos), o Em Dia é o controlador.</p>
<h2>6. Quais dados, e para quê</h2>
<ul>
<li><strong>Cadastro</strong> (nome, e-mail, telefone, empresas e perfis): para identificar você e dar o acesso certo.</li>
<li><strong>Acesso e segurança</strong> (data, hora, endereço de rede, navegador, sessões, tentativas de acesso): para proteger a conta, investigar incidentes e cumprir o dever de guarda de registros do Marco Civil da Internet (Lei nº 12.965/2014).</li>
<li><strong>Documentos de trabalho</strong> (identificação, vínculo, treinamentos, saúde ocupacional e outros que o projeto exija): para comprovar o cumprimento de obrigações trabalhistas, previdenciárias e de segurança do trabalho.</li>
<li><strong>Aceite destes termos</strong> (versão, texto exibido, data, endereço de rede e navegador): para provar o que foi aceito.</li>
</ul>
<h2>7. Bases legais</h2>
<p>O tratamento se apoia na execução de contrato, no cumprimento de obrigação legal ou regulatória, no exercício regular de direitos e no legítimo interesse na segurança do serviço. Dados de saúde ocupacional são dados sensíveis: são tratados apenas quando a lei os exige, e o seu conteúdo só é visto por quem tem permissão específica para isso.</p>
<h2>8. Com quem os dados são compartilhados</h2>
<p>Com as empresas ligadas ao projeto, na medida do necessário; com prestadores que hospedam o serviço ou entregam e-mails e mensagens, sob contrato e sigilo; e com autoridades, quando a lei obriga. Dados pessoais não são vendidos nem usados para publicidade.</p>
<h2>9. Por quanto tempo</h2>
<p>Os dados são guardados enquanto a conta ou o contrato existirem e, depois, pelos prazos que a lei exige para obrigações trabalhistas e para a defesa de direitos. Registros de acesso são guardados por no mínimo seis meses. Terminado o prazo, os dados são eliminados ou tornados anônimos.</p>
<h2>10. Segurança</h2>
<p>As senhas são guardadas de forma que ninguém as leia, os links enviados por e-mail funcionam uma só vez, as empresas são separadas no próprio banco de dados e cada alteração de acesso fica registrada. Se ocorrer um incidente que possa causar risco relevante, as pessoas afetadas e a Autoridade Nacional de Proteção de Dados (ANPD) serão avisadas.</p>
<h2>11. Seus direitos</h2>
<p>Você pode pedir confirmação do tratamento, acesso, correção, portabilidade, anonimização ou eliminação dos seus dados, informação sobre compartilhamentos e revisão de decisões automatizadas. Sobre documentos de trabalho, dirija o pedido à empresa que os exigiu; sobre a sua conta, fale com o suporte do Em Dia. Também é possível reclamar à ANPD.</p>
<h2>12. O que fica no seu navegador</h2>
<p>O Em Dia guarda no navegador apenas o necessário para manter a sessão e as suas preferências de idioma, aparência e empresa. Não há rastreadores de publicidade.</p>
<h2>13. Disponibilidade e responsabilidade</h2>
<p>Trabalhamos para manter o serviço no ar e avisamos com antecedência, sempre que possível, sobre paradas programadas. O Em Dia não responde pela veracidade dos documentos enviados nem pelas decisões tomadas pelas empresas com base neles. Nada nestes termos afasta direitos que a lei garante a você.</p>
<h2>14. Encerramento</h2>
<p>Você pode deixar de usar o Em Dia quando quiser e pedir o encerramento da conta. Contas usadas em desacordo com estes termos podem ser suspensas, com explicação do motivo e possibilidade de defesa.</p>
<h2>15. Mudanças nestes termos</h2>
<p>Quando o texto mudar, uma nova versão será mostrada no próximo acesso e só valerá para você depois de aceita. As versões que você aceitou continuam disponíveis no menu da sua conta.</p>
<h2>16. Lei e contato</h2>
<p>Valem as leis do Brasil e o foro do domicílio de quem usa o serviço. Dúvidas sobre estes termos ou sobre os seus dados podem ser enviadas ao suporte pelos canais indicados na página de acesso, aos cuidados do encarregado pelo tratamento de dados pessoais.</p>$terms$),
('en-US', 'Terms of use and privacy', $terms$<p>These terms say what Em Dia does, what is expected of whoever uses it, and how personal data is handled under the Brazilian General Data Protection Law (Law No. 13.709/2018, LGPD). By creating your account or by continuing to use it, you confirm that you have read and accepted this text in the version shown.</p>
<h2>1. What Em Dia is</h2>
<p>Em Dia keeps track of the documents that suppliers and their workers must keep up to date to carry out projects: what was asked for, what was sent, who reviewed it, what has expired and who is cleared. The platform organises and records this information; the decision to hire, clear or refuse always belongs to the companies that use it.</p>
<h2>2. Your account</h2>
<ul>
<li>An account is personal and begins with an invitation. Give true information, and keep your e-mail and phone up to date.</li>
<li>Your password and verification codes are yours alone. Share them with nobody, neither colleagues nor support.</li>
<li>Whatever is done with your account is recorded in your name, with date, time and network address.</li>
<li>The company that invited you decides what you may see and do, and may change or end that access at any time.</li>
</ul>
<h2>3. Permitted use</h2>
<p>Use the platform only for the work of the companies you belong to. You may not:</p>
<ul>
<li>send documents that are false, altered, or somebody else's as if they were yours;</li>
<li>try to see data of companies or people you have no access to;</li>
<li>probe, bypass or harm the security or the operation of the service, or extract data in bulk by automated means;</li>
<li>use workers' personal data for any purpose other than the one for which it was sent.</li>
</ul>
<h2>4. Documents and content</h2>
<p>Documents still belong to whoever sent them. Whoever sends them declares that they may do so and that the information is correct. Contracting companies and suppliers linked to the same project see what that project needs, and nothing else. The history of reviews is neither deleted nor rewritten, because it serves both parties as evidence.</p>
<h2>5. Who handles personal data</h2>
<p>Contracting companies and suppliers decide which documents are required and why: they are the <strong>controllers</strong> of workers' data. Em Dia handles that data on their behalf, as a <strong>processor</strong>. For the data of your own account (registration, access, security and acceptance of these terms), Em Dia is the controller.</p>
<h2>6. Which data, and what for</h2>
<ul>
<li><strong>Registration</strong> (name, e-mail, phone, companies and profiles): to identify you and give you the right access.</li>
<li><strong>Access and security</strong> (date, time, network address, browser, sessions, sign-in attempts): to protect the account, to investigate incidents, and to keep the records required by the Brazilian Internet Act (Law No. 12.965/2014).</li>
<li><strong>Work documents</strong> (identification, employment, training, occupational health and others that a project requires): to show that labour, social security and occupational safety duties are met.</li>
<li><strong>Acceptance of these terms</strong> (version, text shown, date, network address and browser): to prove what was accepted.</li>
</ul>
<h2>7. Legal bases</h2>
<p>Data is handled to perform a contract, to comply with legal or regulatory duties, to exercise rights, and for the legitimate interest in keeping the service secure. Occupational health data is sensitive: it is handled only where the law requires it, and its content is seen only by people with a specific permission.</p>
<h2>8. With whom data is shared</h2>
<p>With the companies linked to the project, as far as necessary; with providers that host the service or deliver e-mails and messages, under contract and confidentiality; and with authorities, where the law requires it. Personal data is neither sold nor used for advertising.</p>
<h2>9. For how long</h2>
<p>Data is kept while the account or the contract exists and, afterwards, for the periods the law requires for labour duties and for the defence of rights. Access records are kept for at least six months. After that, data is deleted or made anonymous.</p>
<h2>10. Security</h2>
<p>Passwords are kept so that nobody can read them, links sent by e-mail work only once, companies are kept apart in the database itself, and every change of access is recorded. If an incident may cause relevant risk, the people affected and the Brazilian data protection authority (ANPD) will be told.</p>
<h2>11. Your rights</h2>
<p>You may ask for confirmation of handling, access, correction, portability, anonymisation or deletion of your data, information about sharing, and review of automated decisions. About work documents, ask the company that required them; about your account, talk to the support of Em Dia. You may also complain to ANPD.</p>
<h2>12. What stays in your browser</h2>
<p>Em Dia keeps in the browser only what is needed for the session and for your choices of language, appearance and company. There are no advertising trackers.</p>
<h2>13. Availability and liability</h2>
<p>We work to keep the service available and give notice of planned interruptions whenever possible. Em Dia does not answer for the truth of the documents sent, nor for the decisions companies take based on them. Nothing in these terms removes rights that the law grants you.</p>
<h2>14. Ending</h2>
<p>You may stop using Em Dia at any time and ask for your account to be closed. Accounts used against these terms may be suspended, with an explanation and a chance to respond.</p>
<h2>15. Changes to these terms</h2>
<p>When this text changes, the new version is shown at your next sign-in and applies to you only once accepted. The versions you accepted remain available in your account menu.</p>
<h2>16. Law and contact</h2>
<p>The laws of Brazil apply, with the courts of the domicile of the person who uses the service. This is a translation; in case of doubt the Portuguese text prevails. Questions about these terms or about your data may be sent to support through the channels shown on the sign-in page, for the attention of the data protection officer.</p>$terms$),
('es-ES', 'Términos de uso y privacidad', $terms$<p>Estos términos dicen qué hace Em Dia, qué se espera de quien lo usa y cómo se tratan los datos personales, conforme a la Ley General de Protección de Datos de Brasil (Ley n.º 13.709/2018, LGPD). Al crear su cuenta o seguir usándola, usted confirma que leyó y aceptó este texto en la versión indicada.</p>
<h2>1. Qué es Em Dia</h2>
<p>Em Dia sigue los documentos que los proveedores y sus trabajadores deben mantener al día para ejecutar proyectos: qué se pidió, qué se envió, quién lo revisó, qué venció y quién está habilitado. La plataforma organiza y registra esa información; la decisión de contratar, habilitar o rechazar es siempre de las empresas que la usan.</p>
<h2>2. Su cuenta</h2>
<ul>
<li>La cuenta es personal y nace de una invitación. Dé datos verdaderos y mantenga actualizados su correo y su teléfono.</li>
<li>La contraseña y los códigos de verificación son solo suyos. No los comparta con colegas ni con el soporte.</li>
<li>Lo que se hace con su cuenta queda registrado a su nombre, con fecha, hora y dirección de red.</li>
<li>La empresa que le invitó decide qué puede ver y hacer, y puede cambiar o terminar ese acceso en cualquier momento.</li>
</ul>
<h2>3. Uso permitido</h2>
<p>Use la plataforma solo para el trabajo de las empresas a las que pertenece. No está permitido:</p>
<ul>
<li>enviar documentos falsos, alterados o de otra persona como si fueran suyos;</li>
<li>intentar ver datos de empresas o personas a los que no tiene acceso;</li>
<li>probar, eludir o dañar la seguridad o el funcionamiento del servicio, o extraer datos de forma masiva por medios automáticos;</li>
<li>usar datos personales de trabajadores para un fin distinto de aquel para el que se enviaron.</li>
</ul>
<h2>4. Documentos y contenido</h2>
<p>Los documentos siguen siendo de quien los envió. Quien los envía declara que puede hacerlo y que la información es correcta. Las empresas contratantes y proveedoras vinculadas al mismo proyecto ven lo que ese proyecto necesita, y nada más. El historial de revisiones no se borra ni se reescribe, porque sirve de prueba a ambas partes.</p>
<h2>5. Quién trata los datos personales</h2>
<p>Las empresas contratantes y proveedoras deciden qué documentos se exigen y por qué: son <strong>responsables</strong> de los datos de los trabajadores. Em Dia los trata en nombre de ellas, como <strong>encargado</strong>. Para los datos de su propia cuenta (registro, accesos, seguridad y aceptación de estos términos), Em Dia es el responsable.</p>
<h2>6. Qué datos, y para qué</h2>
<ul>
<li><strong>Registro</strong> (nombre, correo, teléfono, empresas y perfiles): para identificarle y darle el acceso correcto.</li>
<li><strong>Acceso y seguridad</strong> (fecha, hora, dirección de red, navegador, sesiones, intentos de acceso): para proteger la cuenta, investigar incidentes y guardar los registros que exige el Marco Civil de Internet de Brasil (Ley n.º 12.965/2014).</li>
<li><strong>Documentos de trabajo</strong> (identificación, vínculo, formación, salud laboral y otros que el proyecto exija): para comprobar el cumplimiento de obligaciones laborales, previsionales y de seguridad en el trabajo.</li>
<li><strong>Aceptación de estos términos</strong> (versión, texto mostrado, fecha, dirección de red y navegador): para probar lo que se aceptó.</li>
</ul>
<h2>7. Bases legales</h2>
<p>El tratamiento se apoya en la ejecución de un contrato, el cumplimiento de obligaciones legales o reglamentarias, el ejercicio de derechos y el interés legítimo en la seguridad del servicio. Los datos de salud laboral son sensibles: se tratan solo cuando la ley los exige, y su contenido lo ve solo quien tiene un permiso específico.</p>
<h2>8. Con quién se comparten</h2>
<p>Con las empresas vinculadas al proyecto, en la medida necesaria; con prestadores que alojan el servicio o entregan correos y mensajes, bajo contrato y confidencialidad; y con autoridades, cuando la ley obliga. Los datos personales no se venden ni se usan para publicidad.</p>
<h2>9. Por cuánto tiempo</h2>
<p>Los datos se guardan mientras existan la cuenta o el contrato y, después, por los plazos que la ley exige para obligaciones laborales y para la defensa de derechos. Los registros de acceso se guardan al menos seis meses. Pasado el plazo, los datos se eliminan o se vuelven anónimos.</p>
<h2>10. Seguridad</h2>
<p>Las contraseñas se guardan de modo que nadie las lea, los enlaces enviados por correo funcionan una sola vez, las empresas están separadas en la propia base de datos y cada cambio de acceso queda registrado. Si ocurre un incidente que pueda causar un riesgo relevante, se avisará a las personas afectadas y a la autoridad brasileña de protección de datos (ANPD).</p>
<h2>11. Sus derechos</h2>
<p>Puede pedir confirmación del tratamiento, acceso, corrección, portabilidad, anonimización o eliminación de sus datos, información sobre lo compartido y revisión de decisiones automatizadas. Sobre documentos de trabajo, pídalo a la empresa que los exigió; sobre su cuenta, hable con el soporte de Em Dia. También puede reclamar ante la ANPD.</p>
<h2>12. Qué queda en su navegador</h2>
<p>Em Dia guarda en el navegador solo lo necesario para la sesión y para sus preferencias de idioma, apariencia y empresa. No hay rastreadores de publicidad.</p>
<h2>13. Disponibilidad y responsabilidad</h2>
<p>Trabajamos para mantener el servicio disponible y avisamos con antelación, siempre que sea posible, de las paradas programadas. Em Dia no responde por la veracidad de los documentos enviados ni por las decisiones que las empresas tomen con base en ellos. Nada en estos términos quita derechos que la ley le garantiza.</p>
<h2>14. Terminación</h2>
<p>Puede dejar de usar Em Dia cuando quiera y pedir el cierre de la cuenta. Las cuentas usadas en contra de estos términos pueden suspenderse, con explicación del motivo y posibilidad de defensa.</p>
<h2>15. Cambios en estos términos</h2>
<p>Cuando el texto cambie, la nueva versión se mostrará en el próximo acceso y valdrá para usted solo después de aceptada. Las versiones que aceptó siguen disponibles en el menú de su cuenta.</p>
<h2>16. Ley y contacto</h2>
<p>Rigen las leyes de Brasil y los tribunales del domicilio de quien usa el servicio. Esta es una traducción; en caso de duda prevalece el texto en portugués. Las preguntas sobre estos términos o sobre sus datos pueden enviarse al soporte por los canales indicados en la página de acceso, a la atención del encargado de protección de datos.</p>$terms$)
) as text (language, title, html);
