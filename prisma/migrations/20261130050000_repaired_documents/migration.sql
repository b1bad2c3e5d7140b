-- AlterTable: whether the file was damaged, and read nevertheless
ALTER TABLE "documents" ADD COLUMN "is_repaired" BOOLEAN NOT NULL DEFAULT false;
