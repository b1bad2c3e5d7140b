-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "external_thread_id" TEXT,
    "opened_by" TEXT,
    "title" TEXT,
    "last_turn" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turns" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "key_id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "client_request_id" TEXT,
    "idempotency_key" TEXT,
    "fingerprint" TEXT NOT NULL,
    "earlier" JSON NOT NULL DEFAULT '[]',
    "search_scope" TEXT NOT NULL,
    "document_ids" UUID[],
    "status" TEXT NOT NULL DEFAULT 'pending',
    "engine" TEXT,
    "error" JSONB,
    "documents_used" JSONB NOT NULL DEFAULT '[]',
    "warnings" JSON NOT NULL DEFAULT '[]',
    "prompt_tokens" INTEGER NOT NULL DEFAULT 0,
    "completion_tokens" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),

    CONSTRAINT "turns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "turn_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "citations" JSON NOT NULL DEFAULT '[]',
    "external_user_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turn_tool_calls" (
    "turn_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "call_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "arguments" JSON NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "result" JSON,
    "error" JSONB,
    "duration_ms" INTEGER,

    CONSTRAINT "turn_tool_calls_pkey" PRIMARY KEY ("turn_id","index")
);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_account_id_external_thread_id_key" ON "sessions"("account_id", "external_thread_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_account_id_opened_by_key" ON "sessions"("account_id", "opened_by");

-- CreateIndex
CREATE INDEX "turns_documents_used_idx" ON "turns" USING GIN ("documents_used" jsonb_path_ops);

-- CreateIndex
CREATE INDEX "turns_open_idx" ON "turns"("session_id", "number") WHERE (status = ANY (ARRAY['pending'::text, 'processing'::text]));

-- CreateIndex
CREATE INDEX "turns_unanswered_idx" ON "turns"("created_at") WHERE (status = ANY (ARRAY['pending'::text, 'processing'::text]));

-- CreateIndex
CREATE UNIQUE INDEX "turns_session_id_number_key" ON "turns"("session_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "turns_session_id_idempotency_key_key" ON "turns"("session_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "turns_session_id_client_request_id_key" ON "turns"("session_id", "client_request_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_session_id_position_key" ON "messages"("session_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "messages_turn_id_role_key" ON "messages"("turn_id", "role");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turns" ADD CONSTRAINT "turns_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_turn_id_fkey" FOREIGN KEY ("turn_id") REFERENCES "turns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn_tool_calls" ADD CONSTRAINT "turn_tool_calls_turn_id_fkey" FOREIGN KEY ("turn_id") REFERENCES "turns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
